/** Words, or code between backticks. */
export interface ProsePart {
  readonly text: string
  readonly isCode: boolean
}

/**
 * Matches code between backticks. A quoted backtick has a quote next to it. A backtick of a pair
 * has a space or punctuation.
 */
const code = /(?<![^\s(])`([^`]+)`(?![^\s.,:;)?!’'s-])/g

/** Splits the sentences of an issue, which contain code as in Markdown, into words and code. */
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
