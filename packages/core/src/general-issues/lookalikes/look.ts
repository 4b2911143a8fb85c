import { lookalikes } from './letters.generated.ts'

let byLetter: ReadonlyMap<string, string> | null = null

/** The table is decoded at the first host that is not ASCII. */
function asciiByLetter(): ReadonlyMap<string, string> {
  byLetter ??= new Map(
    Object.entries(lookalikes).flatMap(([ascii, codePoints]) =>
      codePoints
        .split(' ')
        .map(hex => [String.fromCodePoint(Number.parseInt(hex, 16)), ascii] as const),
    ),
  )
  return byLetter
}

/** Whether a letter looks like one of ASCII. */
export const looksLikeAscii = (letter: string): boolean => asciiByLetter().has(letter)

/** A text with the letters of ASCII that its letters look like. */
export const asAscii = (text: string): string =>
  Array.from(text, letter => asciiByLetter().get(letter) ?? letter).join('')

/** A name as it looks: some letters and digits of ASCII look alike themselves. */
export const look = (text: string): string =>
  asAscii(text).replaceAll(/[i1]/g, 'l').replaceAll('0', 'o')
