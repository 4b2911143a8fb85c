import { platform } from '#platform'
import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Replaces the marked Punycode label with the host that its decoded text is parsed to, which can be looked up. */
export const decodePunycode: Repair = context => {
  const domain = platform.loadUts46().toUnicode(spanText(context), {})
  const meant = context.parse(`https://${domain}/`).url?.host ?? null
  return meant === null ? [] : [replaceSpan(context, `Replace with ${meant}`, meant)]
}
