import type { CodePointSet } from './code-point-set.ts'

/**
 * NFKC of Unicode 3.2, made of the host's NFKC: a code point that 3.2 does not know stands for
 * itself, five characters have the decomposition that Corrigendum 4 changed later, and a mark
 * between two starters does not keep them from composing (before PR 29).
 */
export function nfkc(text: string, unassigned: CodePointSet): string {
  let output = ''
  let known = ''
  for (const character of text) {
    if (unassigned.has(character.codePointAt(0) ?? 0)) {
      output += composeAcrossMarks(known.normalize('NFKC')) + character
      known = ''
    } else known += corrected.get(character) ?? character
  }
  return output + composeAcrossMarks(known.normalize('NFKC'))
}

const corrected = new Map([
  ['\u{2F868}', '\u{2136A}'],
  ['\u{2F874}', '\u5F33'],
  ['\u{2F91F}', '\u43AB'],
  ['\u{2F95F}', '\u7AAE'],
  ['\u{2F9BF}', '\u4D57'],
])

/** The characters of combining class 0 that compose with one before them. */
const composingStarter =
  /[\u09BE\u09D7\u0B3E\u0B56\u0B57\u0BBE\u0BD7\u0CC2\u0CD5\u0CD6\u0D3E\u0D57\u0DCF\u0DDF\u102E\u1161-\u1175\u11A8-\u11C2]/

function composeAcrossMarks(text: string): string {
  if (!composingStarter.test(text)) return text
  const output: string[] = []
  let starter = -1
  for (const character of text) {
    const before = output[starter]
    if (before !== undefined && starter < output.length - 1 && composingStarter.test(character)) {
      const composed = (before + character).normalize('NFC')
      if (composed.length === 1) {
        output[starter] = composed
        continue
      }
    }
    if (isStarter(character)) starter = output.length
    output.push(character)
  }
  return output.join('')
}

/** Whether the combining class is 0: nothing of a lower or higher class changes places with it. */
function isStarter(character: string): boolean {
  if (!/\p{M}/u.test(character)) return true
  const low = `${character}\u0334`
  const high = `\u0301${character}`
  return low.normalize('NFD') === low && high.normalize('NFD') === high
}
