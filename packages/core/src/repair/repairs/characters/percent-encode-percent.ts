import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Writes each marked `%` as `%25`. None of them starts a percent-encoded byte. */
export const percentEncodePercent: Repair = context => {
  const text = spanText(context)
  const title =
    text.lastIndexOf('%') === 0 ? 'Percent-encode as %25' : 'Percent-encode each % as %25'
  return [replaceSpan(context, title, text.replaceAll('%', '%25'))]
}
