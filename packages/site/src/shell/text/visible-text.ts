import { unicodeNotation } from '@hreflint/core/internal'
import { foreignLetters } from './foreign-letters.ts'

/** A piece of text, the name of an invisible character, or a letter that looks like others. */
export interface VisiblePiece {
  readonly text: string
  readonly isName: boolean
  /** The script of a letter among letters of another script. Null for any other text. */
  readonly script: string | null
}

const glyphs = new Map([
  [' ', '␣'],
  ['\t', 'TAB'],
  ['\n', 'LF'],
  ['\r', 'CR'],
])

/**
 * Makes every character of a text visible: spaces, controls, lone surrogates, format characters.
 * Marks letters of a script that does not belong to their word.
 *
 * @param start Start of the part that is returned. Its words may start and end outside.
 */
export function visibleText(
  whole: string,
  start = 0,
  end: number = whole.length,
): readonly VisiblePiece[] {
  const text = whole.slice(start, end)
  const foreign = foreignLetters(whole)
  const pieces: VisiblePiece[] = []
  let from = start
  const addPlain = (to: number) => {
    if (to > from) pieces.push({ text: whole.slice(from, to), isName: false, script: null })
  }
  const looked = foreign.size === 0 ? /[\p{C}\p{Z}]/gu : /[\p{C}\p{Z}\p{L}]/gu
  for (const { 0: found, index } of text.matchAll(looked)) {
    const at = start + index
    const script = foreign.get(at) ?? null
    if (script === null && /\p{L}/u.test(found)) continue
    addPlain(at)
    from = at + found.length
    if (script !== null) pieces.push({ text: found, isName: false, script })
    else {
      const name = glyphs.get(found) ?? unicodeNotation(found)
      pieces.push({ text: name, isName: true, script: null })
    }
  }
  addPlain(end)
  return pieces
}

/** Writes the names of controls and format characters in a sentence in place of them; spaces stay. */
export function withNames(sentence: string): string {
  return sentence.replaceAll(/\p{C}/gu, found => (found === '\n' ? found : unicodeNotation(found)))
}
