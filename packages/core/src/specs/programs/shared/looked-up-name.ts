import { platform } from '#platform'
import { isAscii } from '../../../text/code-point.ts'
import { isIdna2008Character } from './idna2008.ts'
import { beforeUts46Of } from './older-uts46.ts'
import { isWellFormed } from './well-formed.ts'

/** The version of Unicode in the tables of libidn2 2.3.3. */
const prepared = beforeUts46Of(14)
const oddHyphens = /(?:^|\.)-|-(?:$|\.)/
/** Characters that transitional processing maps. */
const deviation = /[\u00df\u03c2\u200c\u200d]/

/**
 * Converts a non-ASCII name as libidn2 does: with nontransitional processing of UTS 46, whose result must be valid in
 * IDNA2008, and otherwise with transitional processing, which allows symbols and mixed directions. Null if both fail.
 */
export function lookedUpName(written: string): string | null {
  const name = isWellFormed(written) ? prepared(written) : null
  if (name === null) return null
  return (deviation.test(name) ? nontransitional(name) : null) ?? converted(name, true)
}

function nontransitional(name: string): string | null {
  const options = { checkJoiners: true, checkBidi: true, transitionalProcessing: false }
  const ascii = converted(name, false)
  if (ascii === null || platform.loadUts46().toAscii(name, options) === null) return null
  const mapped = platform.loadUts46().toUnicode(name, options)
  return [...mapped].every(isAllowed) ? ascii : null
}

function isAllowed(character: string): boolean {
  return (
    isAscii(character) || /[\u2260\u226e\u226f]/.test(character) || isIdna2008Character(character)
  )
}

function converted(name: string, transitionalProcessing: boolean): string | null {
  const options = { checkJoiners: true, transitionalProcessing }
  const ascii = platform.loadUts46().toAscii(name, options)
  if (ascii === null || ascii.length > 253) return null
  const mapped = platform.loadUts46().toUnicode(name, options)
  if (prepared(mapped) === null || oddHyphens.test(mapped)) return null
  if (/(?:^|\.)(?!xn)[^.]{2}--/.test(ascii)) return null
  const wasAscii = new Set(name.split('.').filter(isAscii))
  return ascii.split('.').every(label => isLabel(label, wasAscii.has(label))) ? ascii : null
}

/** Whether a label has no hyphen at its ends and, if it was converted, only letters, digits, `_` and `-`. */
function isLabel(label: string, wasAscii: boolean): boolean {
  if (label.length > 63 || label.startsWith('-') || label.endsWith('-')) return false
  return wasAscii || !label.startsWith('xn--') || /^[0-9A-Za-z_-]*$/.test(label)
}
