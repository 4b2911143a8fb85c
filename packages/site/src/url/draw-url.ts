import { type ComponentName, type Components, componentNames, type Span } from '@hreflint/core'
import { mask, MaskedText, spansOverlap } from '@hreflint/core/internal'
import { type VisiblePiece, visibleText } from '../shell/text/visible-text.ts'

/** A component of the URL as drawn, or the text between two components. */
export interface DrawnPart {
  readonly name: ComponentName | null
  readonly runs: readonly DrawnRun[]
}

/**
 * A run of text in which all characters have the same issues. Without text, it marks where
 * something is missing.
 */
export interface DrawnRun {
  readonly start: number
  readonly pieces: readonly VisiblePiece[]
  /** Indices of the issues. */
  readonly issues: readonly number[]
}

export interface Drawing {
  readonly parts: readonly DrawnPart[]
  /** Number of UTF-16 units that are not drawn, because the URL is too long to read. */
  readonly left: number
}

const mostUnits = 3000

/** Matches characters that a password must not contain. */
const delimiter = /^[/?#@:[\]%]$/

/**
 * Splits a URL at the borders of its components and issues, for drawing.
 *
 * @param hidden Passwords, which are drawn as a mask. If an issue marks a delimiter in one, it is
 * shown, because the message names it.
 */
export function drawUrl(
  input: string,
  components: Components,
  spans: readonly Span[],
  hidden: readonly Span[] = [],
): Drawing {
  const end = endOfDrawing(input)
  const parts: DrawnPart[] = []
  let from = 0
  const add = (name: ComponentName | null, to: number) => {
    const runs = runsOf(input, { start: from, end: to }, spans, hidden, to === end)
    if (runs.length > 0) parts.push({ name, runs })
    from = to
  }
  for (const { name, span } of inOrder(components)) {
    if (span.start < from || span.start >= end) continue
    if (span.start > from) add(null, span.start)
    add(name, Math.min(span.end, end))
  }
  if (from < end || parts.length === 0) add(null, end)
  return { parts, left: input.length - end }
}

function endOfDrawing(input: string): number {
  if (input.length <= mostUnits) return input.length
  // Never between the halves of a surrogate pair.
  return (input.codePointAt(mostUnits - 1) ?? 0) > 0xffff ? mostUnits - 1 : mostUnits
}

function inOrder(components: Components): readonly { name: ComponentName; span: Span }[] {
  return componentNames
    .flatMap(name => {
      const span = components[name]
      return span === null || span.start === span.end ? [] : [{ name, span }]
    })
    .sort((a, b) => a.span.start - b.span.start)
}

/**
 * Returns the runs of a part. An empty span at a border belongs to the part that starts there, and
 * at the end of the URL to the last part.
 */
function runsOf(
  input: string,
  part: Span,
  spans: readonly Span[],
  hidden: readonly Span[],
  isLast: boolean,
): readonly DrawnRun[] {
  const holds = (offset: number) =>
    offset >= part.start && (offset < part.end || (isLast && offset === part.end))
  const touching = [...spans.entries()].filter(([, span]) =>
    span.start === span.end ? holds(span.start) : span.start < part.end && span.end > part.start,
  )
  const borders = new Set([part.start, part.end])
  for (const { start, end } of [...touching.map(([, span]) => span), ...hidden]) {
    if (start > part.start && start < part.end) borders.add(start)
    if (end > part.start && end < part.end) borders.add(end)
  }
  const sorted = [...borders].sort((a, b) => a - b)
  const runs: DrawnRun[] = []
  for (const [index, start] of sorted.entries()) {
    const missing = touching.filter(([, span]) => span.start === start && span.end === start)
    if (missing.length > 0)
      runs.push({ start, pieces: [], issues: missing.map(([issue]) => issue) })
    const end = sorted[index + 1]
    if (end === undefined) break
    const issues = touching
      .filter(([, span]) => span.start <= start && span.end >= end && span.start < span.end)
      .map(([issue]) => issue)
    const text = input.slice(start, end)
    const isHidden =
      hidden.some(span => spansOverlap(span, { start, end })) &&
      !(issues.length > 0 && delimiter.test(text))
    const pieces = isHidden
      ? [{ text: mask, isName: false, script: null }]
      : visibleText(input, start, end)
    runs.push({ start, pieces, issues })
  }
  return runs
}

/** Returns a part of a URL with passwords masked. */
export function partInWords(input: string, { start, end }: Span, hidden: readonly Span[]): string {
  return new MaskedText(input, hidden).slice({ start, end })
}
