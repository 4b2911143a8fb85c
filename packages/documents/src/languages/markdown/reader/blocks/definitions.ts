import { afterLineEnding, afterSpaces, afterWhiteSpace, isLineEnding } from '../characters.ts'
import { type Destination, endOfLabel, LinkParts, normalizedLabel } from '../link-parts.ts'

export interface Definition {
  readonly label: string
  readonly destination: Destination | null
}

/**
 * The definitions that a paragraph begins with (CommonMark 4.7), and where its text begins after
 * them.
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
    const label = normalizedLabel(text.slice(at + 1, labelEnd - 1))
    definitions.push({ label, destination: parts.destination })
    at = end === text.length ? end : afterSpaces(text, afterLineEnding(text, end))
  }
  return { definitions, end: at }
}

/** Where the line ends on which the definition with its label before `start` ends; -1 if it is none. */
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
