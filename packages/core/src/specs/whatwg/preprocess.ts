import type { Span } from '../../text/span.ts'
import { outerControl } from './issues/outer-control.ts'
import { outerSpace } from './issues/outer-space.ts'
import { tabOrNewline } from './issues/tab-or-newline.ts'
import type { IssueEvent } from './machine.ts'

/** What the state machine runs over, and the way back to the string that the caller passed. */
export interface Preprocessed {
  readonly text: string
  /** Offset of `text` in the input, where nothing was removed inside. */
  readonly offset: number
  /** For each code unit of `text`, its offset in the input; null if only the ends were trimmed. */
  readonly positions: Uint32Array | null
  /** What was found here, in offsets of the input. */
  readonly events: readonly IssueEvent[]
}

const noEvents: readonly IssueEvent[] = []
const tabsAndNewlines = /[\t\n\r]+/g

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
  const hasInner = text.search(tabsAndNewlines) !== -1
  if (!trimmed && !hasInner) return { text, offset: 0, positions: null, events: noEvents }

  const events: IssueEvent[] = []
  if (trimmed) {
    addOuterEvents(events, input, 0, start)
    addOuterEvents(events, input, end, input.length)
    signalOnce(events, 0)
  }
  if (!hasInner) return { text, offset: start, positions: null, events }

  const first = events.length
  const positions = new Uint32Array(text.length)
  let kept = ''
  let from = 0
  for (const match of text.matchAll(tabsAndNewlines)) {
    for (let i = from; i < match.index; i++) positions[kept.length + i - from] = start + i
    kept += text.slice(from, match.index)
    from = match.index + match[0].length
    events.push({
      definition: tabOrNewline,
      start: start + match.index,
      end: start + from,
      params: noParams,
      signals: 0,
    })
  }
  for (let i = from; i < text.length; i++) positions[kept.length + i - from] = start + i
  kept += text.slice(from)
  signalOnce(events, first)
  return { text: kept, offset: start, positions: positions.subarray(0, kept.length), events }
}

const noParams: Readonly<Record<string, string>> = Object.freeze({})

/** The standard signals a thing once, however often it stands there. */
function signalOnce(events: IssueEvent[], index: number): void {
  const event = events[index]
  if (event !== undefined) events[index] = { ...event, signals: 1 }
}

/** One event for each run of white space or of other controls. */
function addOuterEvents(events: IssueEvent[], input: string, from: number, to: number): void {
  for (let start = from; start < to; ) {
    const isSpace = isAsciiWhitespace(input.charCodeAt(start))
    let end = start + 1
    while (end < to && isAsciiWhitespace(input.charCodeAt(end)) === isSpace) end++
    const definition = isSpace ? outerSpace : outerControl
    events.push({ definition, start, end, params: noParams, signals: 0 })
    start = end
  }
}

function isAsciiWhitespace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d
}

/**
 * Leads a span of the preprocessed text back to the input. An insertion point stands right behind
 * the code unit before it, so before anything removed there.
 */
export function toInputSpan(from: Preprocessed, start: number, end: number): Span {
  const { offset, positions } = from
  if (positions === null) return { start: start + offset, end: end + offset }
  const before = (position: number): number =>
    position === 0 ? (positions[0] ?? offset) : (positions[position - 1] ?? offset - 1) + 1
  if (start === end) return { start: before(start), end: before(start) }
  return { start: positions[start] ?? before(start), end: before(end) }
}
