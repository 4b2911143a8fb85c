import { eastAsianWidth } from 'get-east-asian-width'
import { visible } from '../reporters/visible.ts'

/** Columns that a terminal needs for a text, once it has been made visible. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of visible(text)) {
    if (/^\p{M}$/u.test(character)) continue
    width += eastAsianWidth(character.codePointAt(0) ?? 0)
  }
  return width
}
