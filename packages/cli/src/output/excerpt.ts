import type { Span } from '@hreflint/core'
import { visible } from '../reporters/visible.ts'
import { widthOf } from './width-of.ts'

/** A part of a line, and whether it is marked. */
export interface Stretch {
  readonly text: string
  readonly isMarked: boolean
}

/** Minimum number of characters shown on each side of a mark. */
const leastContext = 8

/** Shorter gaps are shown instead of `…`. */
const leastGap = 4

/**
 * Returns a text as a line of at most `room` columns, divided at its marks. If the text is longer,
 * only its start and its marks with their surroundings are kept, and `…` replaces the rest. If that
 * is still too long, the end is cut off.
 *
 * @param spans The marks, in order and not overlapping. An empty span marks the gap between two characters.
 */
export function excerpt(text: string, spans: readonly Span[], room: number): readonly Stretch[] {
  const marks = spans.map(({ start, end }) => ({
    start,
    end: onCodePoint(text, Math.min(end, start + room)),
  }))
  if (text.length <= room && widthOf(text) <= room) return stretchesOf(text, marks, [wholeOf(text)])
  if (marks.length === 0)
    return cut([{ text: visible(text.slice(0, room)), isMarked: false }], room)
  for (let context = room; context > leastContext; context -= 2) {
    const stretches = stretchesOf(text, marks, windows(text, marks, context))
    if (widthOfAll(stretches) <= room) return stretches
  }
  return cut(stretchesOf(text, marks, windows(text, marks, leastContext)), room)
}

/** Joins the parts of a line. */
export function textOf(stretches: readonly Stretch[]): string {
  return stretches.map(({ text }) => text).join('')
}

function wholeOf(text: string): Span {
  return { start: 0, end: text.length }
}

/** Returns the spans around the start and around each mark. Spans that meet are joined. */
function windows(text: string, marks: readonly Span[], context: number): readonly Span[] {
  const joined: Span[] = []
  for (const { start, end } of [{ start: 0, end: 0 }, ...marks]) {
    const window = {
      start: onCodePoint(text, Math.max(0, start - context)),
      end: onCodePoint(text, Math.min(text.length, end + context)),
    }
    const last = joined.at(-1)
    if (last !== undefined && window.start <= last.end + leastGap) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, window.end) }
    } else joined.push(window)
  }
  return joined
}

function onCodePoint(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset
}

function stretchesOf(
  text: string,
  marks: readonly Span[],
  shown: readonly Span[],
): readonly Stretch[] {
  const stretches: Stretch[] = []
  const add = (start: number, end: number, isMarked: boolean) => {
    if (start < end || isMarked) stretches.push({ text: visible(text.slice(start, end)), isMarked })
  }
  let at = 0
  for (const { start, end } of shown) {
    if (start > at) stretches.push({ text: '…', isMarked: false })
    at = start
    for (const mark of marks) {
      if (mark.start < start || mark.end > end) continue
      add(at, mark.start, false)
      add(mark.start, mark.end, true)
      at = mark.end
    }
    add(at, end, false)
    at = end
  }
  if (at < text.length) stretches.push({ text: '…', isMarked: false })
  return stretches
}

function widthOfAll(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { text }) => sum + widthOf(text), 0)
}

function cut(stretches: readonly Stretch[], room: number): readonly Stretch[] {
  const kept: Stretch[] = []
  let left = room - 1
  for (const { text, isMarked } of stretches) {
    let end = 0
    for (const character of text) {
      const width = widthOf(character)
      if (width > left) {
        kept.push({ text: `${text.slice(0, end)}…`, isMarked })
        return kept
      }
      left -= width
      end += character.length
    }
    kept.push({ text, isMarked })
  }
  return kept
}
