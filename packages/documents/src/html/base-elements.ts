import type { Span } from '@hreflint/core'
import { addressOrAny, type BaseUrl, resolveBase } from '../base-url.ts'
import type { EmbeddedText } from '../embedded-text.ts'
import type { BaseElement, EmbeddedUrl } from '../embedded-url.ts'

/** A `base` as it is met: what it resolves to is asked when the encoding is known. */
interface FoundBase {
  readonly span: Span
  readonly text: string
  readonly isFilledIn: boolean
  readonly urlBefore: Span | null
}

/** The `base` elements with an `href` of one document. */
export class BaseElements {
  readonly #found: FoundBase[] = []
  #firstUrl: Span | null = null

  /** Takes an attribute that HTML defines as one with URLs. */
  seeUrls(value: EmbeddedText): void {
    this.#firstUrl ??= spanOf(value)
  }

  seeBase(href: EmbeddedText): void {
    const isFilledIn = href.holes.length > 0
    this.#found.push({
      span: spanOf(href),
      text: href.text,
      isFilledIn,
      urlBefore: this.#firstUrl,
    })
  }

  /** What the elements come to in a document with this address and encoding. */
  resolve(documentUrl: BaseUrl | undefined, encoding: string): readonly BaseElement[] {
    return this.#found.map(({ span, text, isFilledIn, urlBefore }, index) => {
      const isFirst = index === 0
      if (isFilledIn) return { span, text, effective: isFirst, url: null, urlBefore }
      const url = resolveBase(text, addressOrAny(documentUrl), encoding)
      // Browsers ignore a base that does not parse, and one with these schemes.
      const isUsable = url !== null && !/^(?:data|javascript):/.test(String(url))
      return { span, text, effective: isFirst && isUsable, url, urlBefore }
    })
  }
}

/** The base that a document gives its URLs; null if it gives none. */
export function baseOf(
  bases: readonly BaseElement[],
): Pick<EmbeddedUrl, 'base' | 'baseSpan'> | null {
  const [first] = bases
  if (first === undefined || !first.effective || first.url === null) return null
  return { base: first.url, baseSpan: first.span }
}

function spanOf(value: EmbeddedText): Span {
  return value.map.toSourceSpan({ start: 0, end: value.text.length })
}
