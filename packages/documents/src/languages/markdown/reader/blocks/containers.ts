import { afterSpaces, isDigit, isSpaceOrTab, isWhiteSpace } from '../characters.ts'
import type { LineCursor } from './line-cursor.ts'

/** A block that contains blocks. A list and its open item are one container. */
export interface Container {
  readonly kind: 'quote' | 'list' | 'footnote'
  /** For a list: its bullet, or the character after its numbers. */
  readonly marker: number
  /** The columns of indentation that continue the container; 0 for a quote. */
  width: number
  /**
   * `first` if the item begins with a blank line, and `further` if another one follows, which ends
   * it.
   */
  blankLines: 'none' | 'first' | 'further'
  /** The normalized label of a footnote. */
  readonly label: string
}

/** One object for all quotes, because a hostile text has millions of them. */
const quote: Container = Object.freeze({
  kind: 'quote',
  marker: 0,
  width: 0,
  blankLines: 'none',
  label: '',
})

const quoteMark = 0x3e
const bracket = 0x5b

/** Reads past the container marker at the start of the line. Returns null if there is none. */
export function takeContainer(line: LineCursor, interruptsParagraph: boolean): Container | null {
  if (line.isIndented) return null
  const { first } = line
  if (first === quoteMark) {
    takeQuoteMark(line)
    return quote
  }
  if (first === bracket) return takeFootnote(line)
  if (isBullet(first) || isDigit(first)) return takeListItem(line, interruptsParagraph)
  return null
}

/** Whether the line continues a quote. If so, its marker is read. */
export function continuesQuote(line: LineCursor): boolean {
  if (line.first !== quoteMark || line.isIndented) return false
  takeQuoteMark(line)
  return true
}

/** Whether the next item of a list begins here. If so, its marker is read. */
export function continuesList(line: LineCursor, list: Container): boolean {
  const { first } = line
  const mayBegin = isBullet(list.marker) ? first === list.marker : isDigit(first)
  if (!mayBegin || line.isIndented) return false
  const item = takeListItem(line, false, list.marker)
  if (item === null) return false
  list.width = item.width
  list.blankLines = item.blankLines
  return true
}

function takeQuoteMark(line: LineCursor): void {
  line.takeMarker(1)
  if (line.indent > 0) line.takeColumns(1)
}

const isBullet = (unit: number): boolean => unit === 0x2a || unit === 0x2b || unit === 0x2d

function takeListItem(
  line: LineCursor,
  interruptsParagraph: boolean,
  wanted?: number,
): Container | null {
  const { text, content, first, indent } = line
  let length = 1
  if (isDigit(first)) {
    while (length < 9 && isDigit(text.charCodeAt(content + length))) length++
    if (interruptsParagraph && (length > 1 || first !== 0x31)) return null
    length++
  }
  const marker = text.charCodeAt(content + length - 1)
  if (isDigit(first) && marker !== 0x2e && marker !== 0x29) return null
  if (wanted !== undefined && wanted !== marker) return null
  const after = text.charCodeAt(content + length)
  const isEmpty = afterSpaces(text, content + length) >= line.end
  if (isEmpty ? interruptsParagraph : !isSpaceOrTab(after)) return null
  if (!isDigit(first) && first !== 0x2b && line.countOnly() >= 3) return null
  line.takeMarker(length)
  // With five or more columns, one belongs to the marker, and the others begin indented code if
  // there is any.
  const padding = isEmpty || (line.indent > 4 && line.isIndented) ? 1 : line.indent
  const width = indent + length + padding
  if (!isEmpty) line.takeColumns(padding)
  return { kind: 'list', marker, width, blankLines: isEmpty ? 'first' : 'none', label: '' }
}

/** Reads `[^label]:` and the white space after it. */
function takeFootnote(line: LineCursor): Container | null {
  const { text, content } = line
  const end = endOfFootnoteLabel(text, content, line.end)
  if (end === -1 || text.charCodeAt(end) !== 0x3a || end >= line.end) return null
  const label = text.slice(content + 2, end - 1)
  line.takeMarker(end + 1 - content)
  line.takeWhiteSpace()
  return { kind: 'footnote', marker: 0, width: 4, blankLines: 'none', label }
}

const maxLabelLength = 999

/** Returns the offset after a label `[^…]` without white space; -1 if there is none. */
export function endOfFootnoteLabel(text: string, start: number, end: number): number {
  if (text.charCodeAt(start + 1) !== 0x5e) return -1
  let size = 0
  for (let at = start + 2; at < end && size <= maxLabelLength; at++, size++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x5d) return size === 0 ? -1 : at + 1
    if (unit === bracket || isWhiteSpace(unit)) return -1
    if (unit !== 0x5c) continue
    const escaped = text.charCodeAt(at + 1)
    if (escaped === bracket || escaped === 0x5c || escaped === 0x5d) {
      at++
      size++
    }
  }
  return -1
}
