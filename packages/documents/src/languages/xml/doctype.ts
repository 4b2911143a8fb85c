import type { Span } from '@hreflint/core'

/**
 * Matches what affects where a declaration ends: literals, comments, instructions, the internal
 * subset.
 */
const landmark = /"|'|<!--|<\?|[[\]>]/g

const closings: Readonly<Record<string, string>> = { '<!--': '-->', '<?': '?>', '"': '"', "'": "'" }

/**
 * Returns the end of the document type declaration at `open`: after its `>`, or the end of the
 * text.
 */
export function endOfDoctype(text: string, open: number): number {
  let isInSubset = false
  landmark.lastIndex = open
  for (let found = landmark.exec(text); found !== null; found = landmark.exec(text)) {
    const [mark] = found
    const closing = closings[mark]
    if (closing !== undefined) {
      const end = text.indexOf(closing, found.index + mark.length)
      if (end === -1) return text.length
      landmark.lastIndex = end + closing.length
    } else if (mark === '>' && !isInSubset) {
      return landmark.lastIndex
    } else if (mark !== '>') {
      isInSubset = mark === '['
    }
  }
  return text.length
}

/**
 * Returns the span of the system identifier in a document type declaration; null if there is none.
 */
export function systemIdentifier(declaration: string): Span | null {
  const found =
    /^<!doctype\s+[^\s>[]+\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+("[^"]*"|'[^']*')/i.exec(
      declaration,
    )
  if (found?.[1] === undefined) return null
  return { start: found[0].length - found[1].length + 1, end: found[0].length - 1 }
}
