import type { MdxPart, MdxParts } from './mdx-parts.ts'

/** What may come before a part that is alone on its line: container markers. */
const onlyMarks = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*$/

/**
 * Returns the Markdown of an MDX text. The other parts are overwritten, unit for unit, so that
 * offsets stay the same. Parts that are alone on their lines become blank.
 */
export function maskedText(text: string, { parts }: Pick<MdxParts, 'parts'>): string {
  let masked = ''
  let from = 0
  for (let index = 0; index < parts.length; ) {
    const first = parts[index]
    if (first === undefined) break
    let next = index + 1
    let end = first.end
    for (let part = parts[next]; part !== undefined; part = parts[++next]) {
      if (/[^ \t]/.test(text.slice(end, part.start))) break
      end = part.end
    }
    // Back to the part before at most: looking for the start of the line would read it once a part.
    const between = text.slice(from, first.start)
    const lineEnd = Math.max(between.lastIndexOf('\n'), between.lastIndexOf('\r'))
    const startsLine = lineEnd !== -1 || from === 0 || /[\n\r]/.test(text.charAt(from - 1))
    const isAlone =
      startsLine &&
      onlyMarks.test(between.slice(lineEnd + 1)) &&
      isLineEnd(text, end) &&
      !hasPair(parts.slice(index, next))
    for (const { kind, start, end } of parts.slice(index, next)) {
      masked += text.slice(from, start) + written(text.slice(start, end), isAlone, kind)
      from = end
    }
    index = next
  }
  return masked + text.slice(from)
}

/**
 * Within a line, the first and last characters stay, because the start and end of literal autolinks
 * depend on them.
 */
function written(part: string, isAlone: boolean, kind: MdxPart['kind']): string {
  if (isAlone) return part.replace(/[^\n\r]/g, ' ')
  const inside = part.slice(1, -1).replace(/[^\n\r]/g, kind === 'expression' ? 'z' : ' ')
  return part.charAt(0) + inside + part.slice(-1)
}

/**
 * Whether two parts that are not tags follow each other. MDX reads them, and what is around them,
 * as text.
 */
function hasPair(parts: readonly MdxPart[]): boolean {
  const isTag = ({ kind }: MdxPart) => kind === 'tag'
  return parts.some((part, index) => index > 0 && !isTag(part) && !isTag(parts[index - 1] ?? part))
}

function isLineEnd(text: string, at: number): boolean {
  return /^[ \t]*(?:[\n\r]|$)/.test(text.slice(at, at + 200))
}
