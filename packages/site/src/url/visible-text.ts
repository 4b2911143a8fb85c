import { unicodeNotation } from '@hreflint/core'

/** A stretch of text, or the name of a character that cannot be seen. */
export interface VisiblePiece {
  readonly text: string
  readonly isName: boolean
}

const glyphs = new Map([
  [' ', '␣'],
  ['\t', 'TAB'],
  ['\n', 'LF'],
  ['\r', 'CR'],
])

/** Makes every character of a text visible: spaces, controls, lone surrogates, format characters. */
export function visibleText(text: string): readonly VisiblePiece[] {
  return text
    .split(/([\p{C}\p{Z}])/u)
    .map((piece, index) =>
      index % 2 === 0
        ? { text: piece, isName: false }
        : { text: glyphs.get(piece) ?? unicodeNotation(piece), isName: true },
    )
    .filter(piece => piece.text !== '')
}
