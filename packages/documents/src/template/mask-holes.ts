import type { Placeholder } from './find-holes.ts'

/**
 * Overwrites the placeholders of a document, unit for unit, so that the syntax around them can be
 * read. Placeholders that insert text become letters. Statements become white space, except where
 * an attribute value must follow.
 */
export function maskHoles(text: string, holes: readonly Placeholder[]): string {
  if (holes.length === 0) return text
  const parts: string[] = []
  let from = 0
  for (const { start, end, isStatement } of holes) {
    parts.push(text.slice(from, start))
    const before = start === from ? (parts.at(-2)?.at(-1) ?? '') : text[start - 1]
    parts.push((isStatement && before !== '=' ? ' ' : 'z').repeat(end - start))
    from = end
  }
  parts.push(text.slice(from))
  return parts.join('')
}
