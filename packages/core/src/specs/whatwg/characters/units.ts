import { unitsOfStep } from '../../../generic-syntax/plain-address/plain-forms.ts'
import {
  isAsciiHexDigit,
  isLeadSurrogate,
  isNoncharacter,
  isTrailSurrogate,
} from '../../../text/code-point.ts'
import type { IssueName } from '../found-issue.ts'
import type { Machine } from '../machine.ts'
import { asciiClass, urlCodePoint } from './percent-encode.ts'

/** The issue that each ASCII code point is where it is not a URL unit; a control character if it is not here. */
const nonUnits = {
  ' ': 'unescaped-space',
  '"': 'unescaped-quote',
  '<': 'unescaped-angle-bracket',
  '>': 'unescaped-angle-bracket',
  '[': 'unescaped-bracket',
  ']': 'unescaped-bracket',
  '\\': 'unescaped-backslash',
  '^': 'unescaped-caret',
  '`': 'unescaped-backtick',
  '{': 'unescaped-brace',
  '|': 'unescaped-pipe',
  '}': 'unescaped-brace',
} as const satisfies Record<string, IssueName>

const nonUnitNames = new Map(
  Object.entries(nonUnits).map(([character, name]) => [character.charCodeAt(0), name]),
)

/** The components that are made of URL units, as the parameters of what is wrong in them. */
const inComponent = {
  host: Object.freeze({ component: 'host' }),
  path: Object.freeze({ component: 'path' }),
  query: Object.freeze({ component: 'query' }),
  fragment: Object.freeze({ component: 'fragment' }),
} satisfies Record<string, InComponent>

type InComponent = Readonly<{ component: string }>

const notPlainUnit = /[^!$&-;=?-Z_a-z~]/g
const escapedUnits = new RegExp(unitsOfStep, 'y')

/**
 * How far there are only ASCII URL units from `start` on. Reading a string with a regular expression is
 * several times faster than unit by unit; looking for what is none, twice as fast as reading those that
 * are. Only after a percent-encoded byte it is read, in steps: an expression remembers each
 * repetition, and there is an end to what it can remember.
 */
export function plainUnitsEnd(text: string, start: number): number {
  notPlainUnit.lastIndex = start
  if (!notPlainUnit.test(text)) return Math.max(start, text.length)
  let end = notPlainUnit.lastIndex - 1
  for (let from = -1; end > from && text.charCodeAt(end) === 0x25; ) {
    from = end
    escapedUnits.lastIndex = from
    escapedUnits.test(text)
    end = escapedUnits.lastIndex
  }
  return end
}

/**
 * Reports each code point of `text.slice(start, end)` that is not a
 * [URL unit](https://url.spec.whatwg.org/#url-units).
 */
export function reportNonUnits(
  m: Machine,
  start: number,
  end: number,
  component: keyof typeof inComponent,
): void {
  const { text } = m
  const params = inComponent[component]
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) {
      if (((asciiClass[unit] ?? 0) & urlCodePoint) !== 0) continue
      i = unit === 0x25 ? reportPercent(m, i, end, params) : reportAscii(m, i, params)
    } else if (unit >= 0xa0 && unit < 0xd800) continue
    else i = reportNonAscii(m, i, unit, params)
  }
}

/** Gives the offset of the last code unit that it has dealt with; so do the functions below. */
function reportAscii(m: Machine, at: number, params: InComponent): number {
  const unit = m.text.charCodeAt(at)
  if (unit === 0x23) m.report('second-number-sign', at, at + 1)
  else m.report(nonUnitNames.get(unit) ?? 'control-character', at, at + 1, params)
  return at
}

function reportNonAscii(m: Machine, at: number, unit: number, params: InComponent): number {
  const isPair = isLeadSurrogate(unit) && isTrailSurrogate(m.at(at + 1))
  const codePoint = isPair ? (m.text.codePointAt(at) ?? unit) : unit
  const last = isPair ? at + 1 : at
  if (unit < 0xa0) m.report('control-character', at, at + 1, params)
  else if (!isPair && (unit & 0xf800) === 0xd800) m.report('lone-surrogate', at, at + 1, params)
  else if (isNoncharacter(codePoint)) m.report('noncharacter', at, last + 1, params)
  return last
}

/**
 * A run of `%`, of which all but the last are stray. The last is stray unless two hexadecimal digits
 * follow it; the span then covers what was looked at in their place.
 */
function reportPercent(m: Machine, at: number, end: number, params: InComponent): number {
  let run = at
  while (run + 1 < end && m.text.charCodeAt(run + 1) === 0x25) run++
  if (isPercentEncodedByte(m.text, run, end)) {
    if (run > at) m.report('stray-percent', at, run, params, run - at)
    return run + 2
  }
  const tail = examinedEnd(m.text, run + 1, end)
  if (tail === run + 1 || run === at) {
    m.report('stray-percent', at, tail, params, run + 1 - at)
  } else {
    m.report('stray-percent', at, run, params, run - at)
    m.report('stray-percent', run, tail, params)
  }
  return run
}

/** Up to two URL code points after a `%`. */
function examinedEnd(text: string, start: number, end: number): number {
  let tail = start
  while (tail < end && tail < start + 2) {
    const unit = text.charCodeAt(tail)
    if (unit > 0x7f || ((asciiClass[unit] ?? 0) & urlCodePoint) === 0) break
    tail++
  }
  return tail
}

/** Whether a [percent-encoded byte](https://url.spec.whatwg.org/#percent-encoded-byte) starts at a `%`. */
export function isPercentEncodedByte(text: string, at: number, end: number): boolean {
  return (
    at + 2 < end &&
    text.charCodeAt(at) === 0x25 &&
    isAsciiHexDigit(text.charCodeAt(at + 1)) &&
    isAsciiHexDigit(text.charCodeAt(at + 2))
  )
}
