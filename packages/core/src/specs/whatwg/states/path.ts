import { pathSet } from '../characters/percent-encode.ts'
import { plainUnitsEnd, reportNonUnits } from '../characters/units.ts'
import type { Machine, State, StateName } from '../machine.ts'
import { isDriveLetter } from './drive-letter.ts'

/** [Path start state](https://url.spec.whatwg.org/#path-start-state): after the authority. */
export const pathStart: State = m => {
  const unit = m.at(m.pointer)
  if (!m.isSpecial) {
    if (unit === 0x3f) {
      m.pointer++
      return 'query'
    }
    if (unit === 0x23) {
      m.pointer++
      return 'fragment'
    }
    if (m.pointer >= m.text.length) return null
  }
  m.pathStart = m.pointer
  if (m.isSlash(unit)) {
    if (unit === 0x5c) m.report('backslash-in-path', m.pointer, m.pointer + 1)
    m.pointer++
  }
  return 'path'
}

/**
 * [Path state](https://url.spec.whatwg.org/#path-state): segments divided by slashes.
 *
 *     https://example.com/a/./b%20c?q
 *                        ^^^^^^^^^^
 *
 * `pathStart` is the start of the path in the input; the pointer is after the slash that starts it, if
 * there is one, or after a drive letter that the file host state has read.
 */
export const path: State = m => {
  // Only in file URLs what is wrong depends on the segments, in their drive letters.
  if (!m.isRecordWanted && m.scheme !== 'file') return reportPath(m)
  const plain = plainEnd(m.text, m.pathStart)
  const end = pathEnd(m.text, plain)
  m.pathEnd = end
  if (plain === end) {
    const separator = m.text.charCodeAt(m.pathStart) === 0x2f ? '' : '/'
    m.path += separator + m.text.slice(m.pathStart, end)
  } else if (staysAsWritten(m)) return readAsWritten(m)
  else readSegments(m, end)
  m.pointer = end + 1
  return stateAfter(m, end)
}

/** Returns the state that the delimiter at `end` begins: query, fragment, or none at the end of the text. */
export function stateAfter(m: Machine, end: number): StateName | null {
  const unit = m.at(end)
  if (unit === 0x3f) return 'query'
  return unit === 0x23 ? 'fragment' : null
}

/** Returns the end of a path: the first `?` or `#`, or the end of the text. */
export function pathEnd(text: string, from: number): number {
  const hash = text.indexOf('#', from)
  const end = hash === -1 ? text.length : hash
  const mark = text.indexOf('?', from)
  return mark === -1 || mark > end ? end : mark
}

/** Reports what is wrong in a path, segment by segment, without reading it. */
function reportPath(m: Machine): StateName | null {
  const { text } = m
  const end = pathEnd(text, m.pathStart)
  m.pathEnd = end
  for (let at = plainUnitsEnd(text, m.pointer); at < end; ) {
    let segmentEnd = at
    while (segmentEnd < end && !m.isSlash(text.charCodeAt(segmentEnd))) segmentEnd++
    reportNonUnits(m, at, segmentEnd, 'path')
    if (segmentEnd < end && text.charCodeAt(segmentEnd) === 0x5c) {
      m.report('backslash-in-path', segmentEnd, segmentEnd + 1)
    }
    at = plainUnitsEnd(text, segmentEnd + 1)
  }
  m.pointer = end + 1
  return stateAfter(m, end)
}

/**
 * Where a path may not be its own result: what ends it, is reported or encoded, and what may be a dot
 * segment, one that begins with a dot that nothing plain follows. Looked for, and not the opposite:
 * what a regular expression repeats it remembers, and there is an end to what it can remember.
 */
const notPlain = /[^!$%&-;=@-Z_a-z~]|\/\.(?![!$&-\-0-;=@-Z_a-z~])|%(?!(?!2[Ee])[0-9A-Fa-f]{2})/g

/** Returns the offset of the first unit that may not be plain, such as a dot at the start of a relative path. */
function plainEnd(text: string, start: number): number {
  if (text.charCodeAt(start) === 0x2e) return start
  notPlain.lastIndex = start
  return notPlain.test(text) ? notPlain.lastIndex - 1 : text.length
}

/** A dot segment; only special URLs take a backslash for a slash, but that is looked at elsewhere. */
const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i

/** Whether a path is but encoded, segment by segment: none is taken away or is a drive letter. */
function staysAsWritten(m: Machine): boolean {
  return (
    m.scheme !== 'file' && !dotSegment.test(m.text.slice(m.pathStart, pathEnd(m.text, m.pathStart)))
  )
}

function readAsWritten(m: Machine): StateName | null {
  const start = m.pathStart === m.pointer - 1 ? m.pointer : m.pathStart
  const next = reportPath(m)
  const encoded = m.encode(start, m.pathEnd, pathSet)
  m.path += `/${m.isSpecial ? encoded.replaceAll('\\', '/') : encoded}`
  return next
}

function readSegments(m: Machine, end: number): void {
  const { text } = m
  const segments = m.path === '' ? [] : m.path.slice(1).split('/')
  let start = m.pathStart === m.pointer - 1 ? m.pointer : m.pathStart
  let reportFrom = m.pointer
  for (;;) {
    let segmentEnd = start
    while (segmentEnd < end && !m.isSlash(text.charCodeAt(segmentEnd))) segmentEnd++
    const isDrive =
      segments.length === 0 &&
      m.scheme === 'file' &&
      segmentEnd - start === 2 &&
      isDriveLetter(text, start)
    if (!isDrive) reportNonUnits(m, reportFrom, segmentEnd, 'path')
    else if (text.charCodeAt(start + 1) === 0x7c && reportFrom === start) {
      m.report('drive-letter-pipe', start + 1, segmentEnd)
    }
    const isLast = segmentEnd === end
    if (!isLast && text.charCodeAt(segmentEnd) === 0x5c) {
      m.report('backslash-in-path', segmentEnd, segmentEnd + 1)
    }
    const dots = dotCount(text, start, segmentEnd)
    if (dots === 0) {
      segments.push(isDrive ? `${text[start]}:` : m.encode(start, segmentEnd, pathSet))
    } else {
      if (dots === 2) shortenSegments(segments, m.scheme)
      if (isLast) segments.push('')
    }
    if (isLast) break
    start = segmentEnd + 1
    reportFrom = start
  }
  m.path = `/${segments.join('/')}`
}

const singleDot = /^(?:\.|%2e)$/i
const doubleDot = /^(?:\.|%2e){2}$/i

/** 1 for a single-dot segment, 2 for a double-dot segment, 0 for any other. */
function dotCount(text: string, start: number, end: number): 0 | 1 | 2 {
  const unit = text.charCodeAt(start)
  if (start === end || end - start > 6 || (unit !== 0x2e && unit !== 0x25)) return 0
  const segment = text.slice(start, end)
  if (singleDot.test(segment)) return 1
  return doubleDot.test(segment) ? 2 : 0
}

/** A drive letter is never shortened away. */
const onlyDriveLetter = /^\/[A-Za-z]:$/

/** [Shorten a URL's path](https://url.spec.whatwg.org/#shorten-a-urls-path), as it is written. */
export function shorten(path: string, scheme: string): string {
  if (scheme === 'file' && onlyDriveLetter.test(path)) return path
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}

/** The same for a list of segments. */
function shortenSegments(segments: string[], scheme: string): void {
  if (scheme === 'file' && segments.length === 1 && /^[A-Za-z]:$/.test(segments[0] ?? '')) return
  segments.pop()
}
