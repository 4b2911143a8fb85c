import { afterSpaces, isSpaceOrTab } from '../characters.ts'
import { withoutSpaces } from './leaf-starts.ts'

const bar = 0x7c
const colon = 0x3a
const dash = 0x2d
const backslash = 0x5c

/**
 * Returns how many columns the delimiter row of a table declares; 0 if the line is not a delimiter
 * row.
 */
export function delimiterColumns(text: string, start: number, end: number): number {
  let columns = 0
  let hasMark = false
  let at = start
  if (text.charCodeAt(at) === bar) {
    hasMark = true
    at = afterSpaces(text, at + 1)
  }
  while (at < end) {
    let dashes = at
    if (text.charCodeAt(dashes) === colon) dashes++
    at = dashes
    while (text.charCodeAt(at) === dash) at++
    if (at === dashes) return 0
    if (text.charCodeAt(at) === colon) at++
    columns++
    at = afterSpaces(text, at)
    if (at >= end) break
    if (text.charCodeAt(at) !== bar) return 0
    hasMark = true
    at = afterSpaces(text, at + 1)
  }
  return hasMark || text.slice(start, end).includes(':') ? columns : 0
}

/** Returns how many cells the row has. */
export function countCells(text: string, start: number, end: number): number {
  let cells = 0
  eachCell(text, start, end, () => cells++)
  return cells
}

/** Calls `tell` with the content of each cell of a row. A `|` ends a cell unless it is escaped. */
export function eachCell(
  text: string,
  start: number,
  end: number,
  tell: (start: number, end: number) => void,
): void {
  let from = text.charCodeAt(start) === bar ? start + 1 : start
  for (let at = from; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit === backslash) {
      const next = text.charCodeAt(at + 1)
      if (next === backslash || next === bar) at++
    } else if (unit === bar) {
      tellTrimmed(from, at)
      from = at + 1
    }
  }
  if (afterSpaces(text, from) < end) tellTrimmed(from, end)

  function tellTrimmed(cellStart: number, cellEnd: number): void {
    let first = cellStart
    while (first < cellEnd && isSpaceOrTab(text.charCodeAt(first))) first++
    tell(first, withoutSpaces(text, first, cellEnd))
  }
}
