/** Words, or code that is written between backticks. */
export interface ProsePart {
  readonly text: string
  readonly isCode: boolean
}

/** A backtick that a sentence quotes has a quote beside it; one of a pair has space or punctuation. */
const code = /(?<![^\s(])`([^`]+)`(?![^\s.,:;)?!’'s-])/g

/** Tells code apart in the sentences of an issue, which are written as in Markdown. */
export function proseParts(text: string): readonly ProsePart[] {
  const parts: ProsePart[] = []
  let from = 0
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(code)) {
    if (index > from) parts.push({ text: text.slice(from, index), isCode: false })
    parts.push({ text: inside, isCode: true })
    from = index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isCode: false })
  return parts
}
