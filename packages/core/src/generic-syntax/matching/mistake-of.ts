import { isNoncharacter } from '../../text/code-point.ts'
import { isIprivate } from '../characters/characters.ts'
import type { OffenceKind } from './offence.ts'

/** Returns the name that the issue for an offence against the grammar has in every specification. */
export function mistakeOf(kind: OffenceKind, input: string, start: number): string {
  return kind === 'character' ? mistakeOfCharacter(input.codePointAt(start) ?? 0) : byKind[kind]
}

/** Returns the issue of an unescaped character in a place where it is not allowed. */
export function mistakeOfCharacter(codePoint: number): string {
  return byCodePoint.get(codePoint) ?? beyondAscii(codePoint)
}

const byKind = {
  percent: 'stray-percent',
  colon: 'colon-in-first-segment',
  'at-sign': 'second-at-sign',
  port: 'port-invalid',
  'ip-literal': 'ip-literal-invalid',
} as const

const byCodePoint = new Map<number, string>([
  [0x20, 'unescaped-space'],
  [0x22, 'unescaped-quote'],
  [0x23, 'second-number-sign'],
  [0x3c, 'unescaped-angle-bracket'],
  [0x3e, 'unescaped-angle-bracket'],
  [0x40, 'unescaped-at-sign'],
  [0x5b, 'unescaped-bracket'],
  [0x5c, 'unescaped-backslash'],
  [0x5d, 'unescaped-bracket'],
  [0x5e, 'unescaped-caret'],
  [0x60, 'unescaped-backtick'],
  [0x7b, 'unescaped-brace'],
  [0x7c, 'unescaped-pipe'],
  [0x7d, 'unescaped-brace'],
])

function beyondAscii(codePoint: number): string {
  if (codePoint < 0xa0) return 'control-character'
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return 'lone-surrogate'
  if (isNoncharacter(codePoint)) return 'noncharacter'
  return isIprivate(codePoint) ? 'private-use-character' : 'non-ascii-character'
}
