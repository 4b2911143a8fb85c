import { platform } from '#platform'
import { encodePunycode } from '../../../../uts46/punycode/encode-punycode.ts'

const exceptions = /[ßς\u06fd\u06fe\u0f0b\u3007\u00b7\u0375\u05f3\u05f4\u30fb]/u
const joiners = /\u200c|\u200d/u
const disallowed =
  /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u
const letterOrDigit = /[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u

/** Whether a code point is PVALID in IDNA2008 (RFC 5892). Contextual rules are not checked. */
function isValid(character: string): boolean {
  if (/[0-9a-z-]/.test(character) || exceptions.test(character)) return true
  if (joiners.test(character)) return true
  if (disallowed.test(character) || !letterOrDigit.test(character)) return false
  return character.normalize('NFKC').toLowerCase().normalize('NFKC') === character
}

/** Whether a lowercase label is valid in IDNA2008 without any mapping. */
export function isIdna2008Label(label: string): boolean {
  if (label.normalize('NFC') !== label || /^-|-$|^..--/u.test(label)) return false
  if (/^\p{M}/u.test(label) || ![...label].every(isValid)) return false
  return platform.loadUts46().toAscii(label, { checkBidi: true, checkJoiners: true }) !== null
}

/** Returns the label in Punycode; null if it is too long for DNS. */
export function toALabel(label: string): string | null {
  const ascii = `xn--${encodePunycode(label)}`
  return ascii.length > 63 ? null : ascii
}
