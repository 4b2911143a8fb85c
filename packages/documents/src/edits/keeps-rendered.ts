import { applyEdits, areSameUrl, type TextEdit, type UrlOptions } from '@hreflint/core'
import type { EmbeddedUrl } from '../embedded-url.ts'

/**
 * Whether edits of a URL keep the address that a renderer makes of it. That they keep the URL is not
 * enough in Markdown: there a browser never sees a backslash as one.
 *
 * @param text The URL, with its placeholders written over; the edits are in UTF-16 units of it.
 */
export function keepsRendered(
  edits: readonly TextEdit[],
  text: string,
  { rendered }: Pick<EmbeddedUrl, 'rendered'>,
  options: UrlOptions,
): boolean {
  if (rendered === undefined) return true
  const before = rendered(text)
  const after = rendered(applyEdits(text, edits))
  return before === after || areSameUrl(before, after, options)
}
