import type { Span } from '@hreflint/core'
import { afterLineEnding, afterSpaces, afterWhiteSpace, isLineEnding } from '../characters.ts'
import { type Destination, endOfLabel, LinkParts, normalizedLabel } from '../link-parts.ts'

export interface Definition {
  readonly label: string
  /** Where the label is, without its brackets. */
  readonly labelSpan: Span
  readonly destination: Destination | null
}

/**
 * Returns the definitions at the start of a paragraph (CommonMark 4.7) and the offset of the text
 * after them.
 */
export function readDefinitions(text: string): {
  readonly definitions: readonly Definition[]
  readonly end: number
} {
  const definitions: Definition[] = []
  const parts = new LinkParts(text)
  let at = 0
  while (text.charCodeAt(at) === 0x5b) {
    const labelEnd = endOfLabel(text, at)
    const end = labelEnd === -1 ? -1 : endOfDefinition(parts, labelEnd)
    if (end === -1) break
    const labelSpan = { start: at + 1, end: labelEnd - 1 }
    const label = normalizedLabel(text.slice(labelSpan.start, labelSpan.end))
    definitions.push({ label, labelSpan, destination: parts.destination })
    at = end === text.length ? end : afterSpaces(text, afterLineEnding(text, end))
  }
  return { definitions, end: at }
}

/**
 * Returns the end of the last line of the definition whose label ends at `start`; -1 if there is
 * none.
 */
function endOfDefinition(parts: LinkParts, start: number): number {
  const { text } = parts
  if (text.charCodeAt(start) !== 0x3a) return -1
  const end = parts.afterDestination(afterWhiteSpace(text, start + 1), Number.POSITIVE_INFINITY)
  if (end === -1) return -1
  const title = afterWhiteSpace(text, end)
  if (title > end) {
    const titleEnd = parts.afterTitle(title)
    if (titleEnd !== -1 && isLineEnd(text, afterSpaces(text, titleEnd)))
      return afterSpaces(text, titleEnd)
  }
  const lineEnd = afterSpaces(text, end)
  return isLineEnd(text, lineEnd) ? lineEnd : -1
}

const isLineEnd = (text: string, at: number): boolean =>
  at === text.length || isLineEnding(text.charCodeAt(at))
