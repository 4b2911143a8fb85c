import { eastAsianWidth } from 'get-east-asian-width'
import { visible } from '../reporters/visible.ts'

/** Columns that a terminal needs for a text, once it has been made visible. */
export function widthOf(text: string): number {
  const shown = visible(text)
  // Nearly all texts are plain, and there may be a million of them.
  if (/^[ -~]*$/.test(shown)) return shown.length
  let width = 0
  for (const character of shown) {
    if (/^\p{M}$/u.test(character)) continue
    width += eastAsianWidth(character.codePointAt(0) ?? 0)
  }
  return width
}
