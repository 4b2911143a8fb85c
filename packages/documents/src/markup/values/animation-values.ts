import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import { stripWhiteSpace } from './white-space.ts'

/**
 * Returns the values of an animation: separated by semicolons, without the white space around them
 * (SVG Animations).
 */
export function animationValues(list: EmbeddedText): EmbeddedText[] {
  const values: EmbeddedText[] = []
  for (const { 0: between, index } of list.text.matchAll(/[^;]+/g)) {
    const value = stripWhiteSpace(sliceText(list, index, index + between.length))
    if (value.text === '') continue
    // A semicolon would split the value into two.
    values.push({ ...value, escape: text => (text.includes(';') ? null : value.escape(text)) })
  }
  return values
}
