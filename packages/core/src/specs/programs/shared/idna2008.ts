import { platform } from '#platform'
import { encodePunycode } from '../../../uts46/punycode/encode-punycode.ts'
import { newerThan } from './newer-characters.ts'

const exceptions = /[ßς\u06fd\u06fe\u0f0b\u3007\u00b7\u0375\u05f3\u05f4\u30fb]/u
const newer = newerThan(14)
const joiners = /\u200c|\u200d/u
const disallowed =
  /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u13f8-\u13fd\uab70-\uabbf]|\u034f|[\u115f\u1160]|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u20d0-\u20ff]|[\u{1d100}-\u{1d24f}]|[\u{e0100}-\u{e01ef}]/u
const letterOrDigit = /[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u

/** Whether a code point is valid in IDNA2008 (RFC 5892) by the tables of Unicode 14. Contextual rules are not checked. */
export function isIdna2008Character(character: string): boolean {
  if (/[0-9a-z-]/.test(character) || exceptions.test(character)) return true
  if (joiners.test(character)) return true
  if (disallowed.test(character) || !letterOrDigit.test(character)) return false
  return isStable(character) && !newer.test(character)
}

/** Whether compatibility normalization and case folding keep a character. */
function isStable(character: string): boolean {
  const folded = character === '\u0131' ? character : character.toUpperCase().toLowerCase()
  return folded.normalize('NFKC') === character && character.normalize('NFKC') === character
}

/** A character in a context where IDNA2008 does not allow it. */
const outOfContext = [
  /(?<!l)\u00b7|\u00b7(?!l)/,
  /\u0375(?!\p{Script=Greek})/u,
  /(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u,
  /^[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*\u30fb[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*$/u,
  /[\u0660-\u0669].*[\u06f0-\u06f9]|[\u06f0-\u06f9].*[\u0660-\u0669]/,
]

/** Whether a label in lower case is valid in IDNA2008 without any mapping. */
export function isIdna2008Label(label: string): boolean {
  if (label.normalize('NFC') !== label || /^-|-$|^..--/u.test(label)) return false
  if (/^\p{M}/u.test(label) || ![...label].every(isIdna2008Character)) return false
  if (outOfContext.some(form => form.test(label))) return false
  return platform.loadUts46().toAscii(label, { checkBidi: true, checkJoiners: true }) !== null
}

/** Returns the label in Punycode; null if it is too long for DNS. */
export function toALabel(label: string): string | null {
  const ascii = `xn--${encodePunycode(label)}`
  return ascii.length > 63 ? null : ascii
}
