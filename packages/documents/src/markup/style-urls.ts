import { type EmbeddedText, nestUrl } from '../embedded-text.ts'
import type { DocumentComment, EmbeddedUrl, UrlSite } from '../embedded-url.ts'
import { locateCss } from '../languages/css/locate-css.ts'

/** CSS in a markup document. */
export interface StyleInMarkup {
  readonly value: EmbeddedText
  /** The attribute with this value; null for a style sheet in an element. */
  readonly place: UrlSite | null
  /** The property with this value; absent for declarations or a style sheet. */
  readonly property?: string | undefined
}

/** Finds the URLs in CSS and adds the comments of a style sheet to those of the document. */
export function styleUrls(
  { value, place, property }: StyleInMarkup,
  take: (url: EmbeddedUrl) => void,
  comments: DocumentComment[],
): void {
  const { holes } = value
  const found = locateCss(value.text, property === undefined ? { holes } : { holes, property })
  for (const url of found.urls) {
    const site = place === null ? url.site : { ...place, ...url.site }
    take({ ...nestUrl(url, value), site })
  }
  if (place !== null) return
  for (const { span, text } of found.comments) {
    comments.push({ span: value.map.toSourceSpan(span), text })
  }
}
