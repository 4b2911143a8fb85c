import { widthOf } from './width-of.ts'

/** Returns a text as lines of at most `width` columns, divided at its spaces; a longer word is not divided. */
export function wrapWords(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  let columns = 0
  for (const word of text.split(' ')) {
    const more = widthOf(word)
    if (line !== '' && columns + 1 + more <= width) {
      line = `${line} ${word}`
      columns += 1 + more
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    columns = more
  }
  return [...lines, line]
}

/** A terminal that says it is narrower gets its own line breaks. */
const narrowest = 20

/** Returns a sentence in lines of a terminal that is so many columns wide, below the place that it is about. */
export function indented(text: string, width: number): readonly string[] {
  return wrapWords(text, Math.max(width - 2, narrowest)).map(line => `  ${line}`)
}
