import type { Repair } from '../../repair/repair.ts'
import { percentEncoded } from '../../repair/repairs/characters/percent-encode.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

/** Percent-encodes the marked control characters, tabs and newlines among them, or removes them. */
export const escapeOrRemoveMarked: Repair = context => {
  const { span } = context.issue
  const text = percentEncoded(context.input.slice(span.start, span.end))
  const title = text.length > 12 ? 'Percent-encode them' : `Percent-encode as ${text}`
  return [replaceSpan(context, title, text), replaceSpan(context, 'Remove it', '')]
}
