import type { Span } from '../text/span.ts'

/** Replaces `span` of the input with `text`. An empty span is an insertion; an empty text is a deletion. */
export interface TextEdit {
  readonly span: Span
  readonly text: string
}

/**
 * Returns the smallest edit that turns a text into another: it leaves out what both have in common at the start
 * and at the end, but divides no surrogate pair and no percent-encoded byte.
 */
export function smallestEdit(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length)
  const both = [before, after]
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  while (both.some(text => isInside(text, start))) start -= 1
  let tail = 0
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  while (both.some(text => isInside(text, text.length - tail))) tail -= 1
  return {
    span: { start, end: before.length - tail },
    text: after.slice(start, after.length - tail),
  }
}

/** Whether an offset is inside a surrogate pair or a percent-encoded byte. */
function isInside(text: string, offset: number): boolean {
  return (
    (text.codePointAt(offset - 1) ?? 0) > 0xffff ||
    [1, 2].some(back => escaped.test(text.slice(Math.max(0, offset - back), offset - back + 3)))
  )
}

const escaped = /^%[\dA-Fa-f]{2}/

/** Applies edits, which must be in order and must not overlap. */
export function applyEdits(input: string, edits: readonly TextEdit[]): string {
  let output = ''
  let from = 0
  for (const { span, text } of edits) {
    output += input.slice(from, span.start) + text
    from = span.end
  }
  return output + input.slice(from)
}

export function areSameEdits(a: readonly TextEdit[], b: readonly TextEdit[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ span, text }, index) => {
      const other = b[index]
      return (
        other !== undefined &&
        other.span.start === span.start &&
        other.span.end === span.end &&
        other.text === text
      )
    })
  )
}

/**
 * Combines two lists of edits into one that does what `first` and then `second` do. `middle` is the text
 * between them, which the offsets of `second` refer to. The offsets of the result refer to the text before both.
 */
export function composeEdits(
  first: readonly TextEdit[],
  middle: string,
  second: readonly TextEdit[],
): readonly TextEdit[] {
  if (first.length === 0) return second
  const composed: TextEdit[] = []
  const earlier = placeInResult(first)
  /** Added to an offset in the middle text, gives the offset in the text before. */
  let shift = 0
  let next = 0
  let nextEarlier = 0
  while (next < second.length || nextEarlier < earlier.length) {
    // Edits of both lists that touch each other become one.
    let start = Number.POSITIVE_INFINITY
    let end = Number.NEGATIVE_INFINITY
    let grown = 0
    const inside: TextEdit[] = []
    for (;;) {
      const a = earlier[nextEarlier]
      const b = second[next]
      if (a !== undefined && (b === undefined || a.start <= b.span.start)) {
        if (start <= end && a.start > end) break
        start = Math.min(start, a.start)
        end = Math.max(end, a.end)
        grown += a.grown
        nextEarlier++
      } else if (b !== undefined) {
        if (start <= end && b.span.start > end) break
        start = Math.min(start, b.span.start)
        end = Math.max(end, b.span.end)
        inside.push(b)
        next++
      } else break
    }
    const text = applyEdits(middle.slice(start, end), moveEdits(inside, -start))
    composed.push({ span: { start: start + shift, end: end + shift - grown }, text })
    shift -= grown
  }
  return composed
}

/** Returns where the text of each edit is in the result, and by how many code units it made the text longer. */
function placeInResult(edits: readonly TextEdit[]) {
  let shift = 0
  return edits.map(({ span, text }) => {
    const start = span.start + shift
    const grown = text.length - (span.end - span.start)
    shift += grown
    return { start, end: start + text.length, grown }
  })
}

function moveEdits(edits: readonly TextEdit[], by: number): readonly TextEdit[] {
  return edits.map(({ span, text }) => ({
    span: { start: span.start + by, end: span.end + by },
    text,
  }))
}
