import type { Span } from '@hreflint/core'
import { diffChars } from 'diff'

/**
 * Returns where the secrets of a text are after fixes that change single lines. What a fix leaves of a URL can be
 * read otherwise: `https://CORP\ada:pw@host/` has a password, `https://CORP/ada:pw@host/` has a path.
 *
 * @param secrets In order, without overlap.
 */
export function carriedSecrets(
  before: string,
  after: string,
  secrets: readonly Span[],
): readonly Span[] {
  const [old, fixed] = [before.split('\n'), after.split('\n')]
  if (secrets.length === 0 || old.length !== fixed.length) return []
  const carried: Span[] = []
  let [oldStart, newStart, next] = [0, 0, 0]
  for (const [index, oldLine] of old.entries()) {
    const newLine = fixed[index] ?? ''
    const oldEnd = oldStart + oldLine.length
    const move = movedBy(oldLine, newLine)
    for (let at = next; at < secrets.length; at++) {
      const { start, end } = secrets[at] ?? { start: oldEnd, end: oldEnd }
      if (start >= oldEnd) break
      if (end <= oldEnd) next = at + 1
      const moved = move({
        start: Math.max(0, start - oldStart),
        end: Math.min(end, oldEnd) - oldStart,
      })
      carried.push({ start: moved.start + newStart, end: moved.end + newStart })
    }
    oldStart = oldEnd + 1
    newStart += newLine.length + 1
  }
  return carried
}

/** Lines that differ in more places are not compared: what is between the first and the last place is one. */
const mostEdits = 200

/** Maps spans of a line to the line that replaces it. */
function movedBy(old: string, fixed: string): (span: Span) => Span {
  if (old === fixed) return span => span
  const parts = changesOf(old, fixed)
  return ({ start, end }) => ({
    start: movedOffset(parts, start, false),
    end: movedOffset(parts, end, true),
  })
}

/** Returns the parts of both lines in their order. */
function changesOf(old: string, fixed: string): readonly Change[] {
  const shorter = Math.min(old.length, fixed.length)
  let prefix = 0
  while (prefix < shorter && old[prefix] === fixed[prefix]) prefix++
  let suffix = 0
  while (suffix < shorter - prefix && old.at(-1 - suffix) === fixed.at(-1 - suffix)) suffix++
  const middle = [old, fixed].map(line => line.slice(prefix, line.length - suffix))
  const [removed = '', added = ''] = middle
  const between = diffChars(removed, added, { maxEditLength: mostEdits }) ?? [
    { value: removed, removed: true },
    { value: added, added: true },
  ]
  return [{ value: old.slice(0, prefix) }, ...between, { value: old.slice(old.length - suffix) }]
}

/** Maps an offset of a line to the line that replaces it. What is added at the end of a span is part of it. */
function movedOffset(parts: readonly Change[], offset: number, isEnd: boolean): number {
  let [old, fixed] = [0, 0]
  for (const { value, added, removed } of parts) {
    if (offset <= old && !(isEnd && added === true)) break
    if (added === true) fixed += value.length
    else if (removed === true) old += value.length
    else if (offset < old + value.length) return fixed + offset - old
    else {
      old += value.length
      fixed += value.length
    }
  }
  return fixed
}

interface Change {
  readonly value: string
  readonly added?: boolean
  readonly removed?: boolean
}
