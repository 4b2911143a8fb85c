import { platform } from '#platform'
import { isAscii } from '../../../text/code-point.ts'
import { isWellFormed } from './well-formed.ts'

/**
 * Converts a non-ASCII name as libidn2 does: with nontransitional processing of UTS 46 and, if that fails, with
 * transitional processing. Null if both fail.
 */
export function lookedUpName(name: string): string | null {
  if (!isWellFormed(name)) return null
  return converted(name, false) ?? converted(name, true)
}

function converted(name: string, transitionalProcessing: boolean): string | null {
  const options = { checkJoiners: true, transitionalProcessing }
  const ascii = platform.loadUts46().toAscii(name, options)
  if (ascii === null || ascii.length > 253) return null
  if (/(?:^|\.)(?!xn)[^.]{2}--/.test(ascii)) return null
  const wasAscii = new Set(name.split('.').filter(isAscii))
  return ascii.split('.').every(label => isLabel(label, wasAscii.has(label))) ? ascii : null
}

/** Whether a label has no hyphen at its ends and, if it was converted, only letters, digits, `_` and `-`. */
function isLabel(label: string, wasAscii: boolean): boolean {
  if (label.length > 63 || label.startsWith('-') || label.endsWith('-')) return false
  return wasAscii || !label.startsWith('xn--') || /^[0-9A-Za-z_-]*$/.test(label)
}
