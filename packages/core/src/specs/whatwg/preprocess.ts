import type { GrowingIssue } from '../../generic-syntax/growing-issue.ts'
import { loneSurrogates } from '../../text/code-point.ts'
import type { Span } from '../../text/span.ts'
import { foundIssue } from './found-issue.ts'

/** The text that the state machine reads, and a map back to the string of the caller. */
export interface Preprocessed {
  readonly text: string
  /** Offset of `text` in the input, where nothing was removed inside. */
  readonly offset: number
  /** For each code unit of `text`, its offset in the input; null if only the ends were trimmed. */
  readonly positions: Uint32Array | null
  /** The issues found here, in offsets of the input: first at the ends, then inside. */
  readonly issues: readonly GrowingIssue[]
  /** Those of them that the standard signals: each kind once, however often it occurs. */
  readonly signaled: readonly GrowingIssue[]
}

const none: readonly GrowingIssue[] = Object.freeze([])

/**
 * Steps 1 to 3 of the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser):
 * strips C0 controls and spaces from the ends, tabs and newlines from everywhere.
 */
export function preprocess(input: string): Preprocessed {
  let start = 0
  let end = input.length
  while (start < end && input.charCodeAt(start) <= 0x20) start++
  while (end > start && input.charCodeAt(end - 1) <= 0x20) end--
  const trimmed = start > 0 || end < input.length
  const text = trimmed ? input.slice(start, end) : input
  const hasInner = /[\t\n\r]/.test(text)
  if (!trimmed && !hasInner) {
    return { text, offset: 0, positions: null, issues: none, signaled: none }
  }

  const issues: GrowingIssue[] = []
  addOuterIssues(issues, input, 0, start)
  addOuterIssues(issues, input, end, input.length)
  const signaled = issues.slice(0, 1)
  if (!hasInner) return { text, offset: start, positions: null, issues, signaled }

  const first = issues.length
  const scalar = withoutPairsToCome(text)
  const positions = new Uint32Array(text.length)
  let kept = ''
  let count = 0
  for (let at = 0; at < text.length; ) {
    let plainEnd = at
    while (plainEnd < text.length && !isTabOrNewline(text.charCodeAt(plainEnd))) {
      positions[count++] = start + plainEnd++
    }
    kept += scalar.slice(at, plainEnd)
    at = plainEnd
    while (isTabOrNewline(text.charCodeAt(at))) at++
    if (at > plainEnd) issues.push(foundIssue('tab-or-newline', start + plainEnd, start + at))
  }
  signaled.push(...issues.slice(first, first + 1))
  return { text: kept, offset: start, positions: positions.subarray(0, count), issues, signaled }
}

/**
 * A text whose lone surrogates stay alone when the text between them is removed: all of them are
 * second halves. The standard's input has none; they are U+FFFD before its first step.
 */
function withoutPairsToCome(text: string): string {
  return splitPair.test(text) ? text.replaceAll(loneSurrogates, '\uDFFF') : text
}

const splitPair = /[\uD800-\uDBFF][\t\n\r]+[\uDC00-\uDFFF]/

function isTabOrNewline(unit: number): boolean {
  return unit === 0x09 || unit === 0x0a || unit === 0x0d
}

/** One issue for each run of white space or of other controls. */
function addOuterIssues(issues: GrowingIssue[], input: string, from: number, to: number): void {
  for (let start = from; start < to; ) {
    const isSpace = isAsciiWhitespace(input.charCodeAt(start))
    let end = start + 1
    while (end < to && isAsciiWhitespace(input.charCodeAt(end)) === isSpace) end++
    issues.push(foundIssue(isSpace ? 'outer-space' : 'outer-control', start, end))
    start = end
  }
}

function isAsciiWhitespace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d
}

/** Returns the span of the input for a span of the preprocessed text. */
export function toInputSpan(source: Preprocessed, start: number, end: number): Span {
  const span = { start, end }
  leadToInput(source, span)
  return span
}

/**
 * Maps a span of the preprocessed text back to the input. An insertion point comes right after
 * the code unit before it, so before anything removed there. Where nothing is left, all of the input
 * is meant.
 */
export function leadToInput(source: Preprocessed, span: { start: number; end: number }): void {
  const { text, offset, positions } = source
  if (text === '') {
    span.start = 0
    span.end = offset
  } else if (positions === null) {
    span.start += offset
    span.end += offset
  } else {
    const { start, end } = span
    const before = end === 0 ? (positions[0] ?? offset) : (positions[end - 1] ?? offset - 1) + 1
    span.start = start === end ? before : (positions[start] ?? before)
    span.end = before
  }
}
