import { platform } from '#platform'
import { isAscii } from '../../../text/code-point.ts'
import { isWellFormed } from './well-formed.ts'

/**
 * The name that libidn2 makes of one that is not ASCII, by UTS 46 without transitional processing and,
 * where that fails, with it. Null for failure.
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

/** No hyphen at its ends; a converted label has only letters, digits, underscores and hyphens. */
function isLabel(label: string, wasAscii: boolean): boolean {
  if (label.length > 63 || label.startsWith('-') || label.endsWith('-')) return false
  return wasAscii || !label.startsWith('xn--') || /^[0-9A-Za-z_-]*$/.test(label)
}
