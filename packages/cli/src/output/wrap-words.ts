import { widthOf } from './width-of.ts'

/** A text as lines of at most `width` columns, divided at its spaces; a longer word is not divided. */
export function wrapWords(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
