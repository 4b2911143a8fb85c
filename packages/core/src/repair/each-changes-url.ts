import type { TextEdit } from './fix.ts'
import type { ParsedUrl } from '../contract/parse-result.ts'

/**
 * Whether each of some edits of one kind changes the URL, as far as one look at the whole tells: the
 * URL has grown by as much as the text, by edits that all make it longer; or as many code units of
 * it are others as of the text, by edits that keep its length. An edit that keeps the URL adds
 * nothing to that, so that there is none among them. False says nothing.
 */
export function eachChangesUrl(
  edits: readonly TextEdit[],
  text: string,
  before: ParsedUrl | null,
  after: ParsedUrl | null,
): boolean {
  const [from, to] = [before?.href ?? null, after?.href ?? null]
  if (from === null || to === null) return false
  let growth = 0
  let growing = 0
  let resizing = 0
  for (const { span, text: written } of edits) {
    const grown = written.length - (span.end - span.start)
    growth += grown
    if (grown > 0) growing++
    if (grown !== 0) resizing++
  }
  if (growing === edits.length) return to.length - from.length === growth
  if (from.length !== to.length || resizing > 0) return false
  let changed = 0
  for (const { span, text: written } of edits) {
    changed += differences(text.slice(span.start, span.end), written)
  }
  return differences(from, to) === changed
}

/** How many code units of two texts of one length are not the same. */
function differences(a: string, b: string): number {
  let count = 0
  for (let index = 0; index < a.length; index++) {
    if (a.charCodeAt(index) !== b.charCodeAt(index)) count += 1
  }
  return count
}
