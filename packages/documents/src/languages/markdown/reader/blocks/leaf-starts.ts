import { afterSpaces, isSpaceOrTab } from '../characters.ts'
import type { LineCursor } from './line-cursor.ts'

/** An ATX heading, with the offsets of its text. */
export interface AtxHeading {
  readonly level: number
  readonly start: number
  readonly end: number
}

/** Returns the ATX heading on the line; null if there is none. */
export function atxHeading(line: LineCursor): AtxHeading | null {
  const { text, content } = line
  let start = content
  while (text.charCodeAt(start) === 0x23) start++
  const level = start - content
  if (level > 6) return null
  if (start < line.end && !isSpaceOrTab(text.charCodeAt(start))) return null
  start = Math.min(afterSpaces(text, start), line.end)
  let end = withoutSpaces(text, start, line.end)
  let hashes = end
  while (hashes > start && text.charCodeAt(hashes - 1) === 0x23) hashes--
  if (hashes === start) end = start
  else if (isSpaceOrTab(text.charCodeAt(hashes - 1))) end = withoutSpaces(text, start, hashes)
  return { level, start, end }
}

/** Returns the end of the text before `end`, without trailing spaces and tabs. */
export function withoutSpaces(text: string, start: number, end: number): number {
  let last = end
  while (last > start && isSpaceOrTab(text.charCodeAt(last - 1))) last--
  return last
}

const dash = 0x2d
const isThematic = (unit: number): boolean => unit === 0x2a || unit === dash || unit === 0x5f

export function isThematicBreak(line: LineCursor): boolean {
  return isThematic(line.first) && line.countOnly() >= 3
}

/** Whether the line underlines a heading. */
export function isSetextUnderline({ text, content, first, end }: LineCursor): boolean {
  if (first !== dash && first !== 0x3d) return false
  let at = content
  while (text.charCodeAt(at) === first) at++
  return afterSpaces(text, at) >= end
}

/** What closes a fenced code block. */
export interface Fence {
  readonly marker: number
  readonly length: number
}

const backtick = 0x60

export function openingFence({ text, content, first, end }: LineCursor): Fence | null {
  if (first !== backtick && first !== 0x7e) return null
  const length = lengthOfRun(text, content)
  if (length < 3) return null
  if (first === backtick && text.slice(content + length, end).includes('`')) return null
  return { marker: first, length }
}

/** Returns the first word after an opening fence: `sh`, also in `{.sh}` and `sh{1,3}`. */
export function languageOfFence({ text, content, end }: LineCursor, { length }: Fence): string {
  const info = text.slice(content + length, end)
  return /^\s*(?:\{\s*\.?)?([^\s{},:]*)/.exec(info)?.[1] ?? ''
}

export function closesFence(line: LineCursor, { marker, length }: Fence): boolean {
  if (line.first !== marker || line.isIndented) return false
  const run = lengthOfRun(line.text, line.content)
  return run >= length && afterSpaces(line.text, line.content + run) >= line.end
}

/** Returns how many times in a row the character at `start` occurs. */
export function lengthOfRun(text: string, start: number): number {
  const unit = text.charCodeAt(start)
  let at = start + 1
  while (text.charCodeAt(at) === unit) at++
  return at - start
}
