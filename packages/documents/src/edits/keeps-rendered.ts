import { applyEdits, areSameUrl, type TextEdit, type UrlOptions } from '@hreflint/core'
import type { EmbeddedUrl } from '../embedded-url.ts'

/**
 * Whether edits of a URL keep the URL that a renderer writes for it. In Markdown it is not enough
 * that they keep the URL, because a browser never sees a backslash there as a backslash.
 *
 * @param text The URL with its placeholders overwritten. The edits are in UTF-16 units of it.
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
