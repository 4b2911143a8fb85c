import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import { stripWhiteSpace } from './white-space.ts'

/** The values of an animation: between semicolons, without white space around them (SVG Animations). */
export function animationValues(list: EmbeddedText): EmbeddedText[] {
  const values: EmbeddedText[] = []
  for (const { 0: between, index } of list.text.matchAll(/[^;]+/g)) {
    const value = stripWhiteSpace(sliceText(list, index, index + between.length))
    if (value.text === '') continue
    // A semicolon would make two values of one.
    values.push({ ...value, escape: text => (text.includes(';') ? null : value.escape(text)) })
  }
  return values
}
