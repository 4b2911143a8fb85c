import { continues, type GrowingIssue } from '../../generic-syntax/growing-issue.ts'
import { EOF } from '../../text/code-point.ts'
import { type PercentEncodeSet, utf8PercentEncode } from './characters/percent-encode.ts'
import { codeOf, foundIssue, type IssueName, noParams, type ParamsOf } from './found-issue.ts'
import { isSpecialScheme } from './schemes.ts'
import type { UrlRecord } from './url-record.ts'

/** The purpose of a run of the parser, which leaves out everything else. */
export type Wanted = 'record' | 'issues' | 'signals' | 'all'

/** The names of the [states](https://url.spec.whatwg.org/#concept-basic-url-parser), as the standard spells them. */
export type StateName =
  | 'scheme start'
  | 'no scheme'
  | 'special relative or authority'
  | 'path or authority'
  | 'relative'
  | 'relative slash'
  | 'special authority slashes'
  | 'special authority ignore slashes'
  | 'authority'
  | 'host'
  | 'port'
  | 'file'
  | 'file slash'
  | 'file host'
  | 'path start'
  | 'path'
  | 'opaque path'
  | 'query'
  | 'fragment'

/**
 * A state reads the whole run of code units that belongs to it, from `pointer` on, and names the
 * state to go on with; null when the input is used up or parsing has failed.
 */
export type State = (machine: Machine) => StateName | null

/** Issues that are reported run by run: the text after a stray `%` is part of them. */
const ownRuns: ReadonlySet<IssueName> = new Set(['stray-percent', 'domain-percent-encoded'])

/**
 * The variables of the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser):
 * the input without what preprocessing strips, the pointer, the URL record that is being filled,
 * and the spans of its components. A start of -1: not written in this input.
 */
export class Machine implements UrlRecord {
  readonly text: string
  readonly base: UrlRecord | null
  /** Name of a legacy encoding for the query; null for UTF-8. */
  readonly encoding: string | null
  pointer = 0
  failed = false

  scheme = ''
  isSpecial = false
  username = ''
  password = ''
  host: string | null = null
  port: number | null = null
  path = ''
  hasOpaquePath = false
  query: string | null = null
  fragment: string | null = null

  schemeEnd = -1
  usernameStart = -1
  usernameEnd = -1
  passwordStart = -1
  passwordEnd = -1
  hostStart = -1
  hostEnd = -1
  portStart = -1
  portEnd = -1
  pathStart = -1
  pathEnd = -1
  queryStart = -1
  queryEnd = -1
  fragmentStart = -1
  fragmentEnd = -1

  /**
   * What is wrong, in offsets of `text`. Neighboring places of one kind are one issue: a
   * long text can consist of nothing else.
   */
  issues: GrowingIssue[] | null = null
  /** How many validation errors the standard signals at each issue: 0 for a further place of one. */
  readonly signals: number[] | null

  /** Whether the record is of interest, or only what is wrong. */
  readonly isRecordWanted: boolean

  constructor(text: string, base: UrlRecord | null, encoding: string | null, wanted: Wanted) {
    this.text = text
    this.base = base
    this.encoding = encoding
    this.isRecordWanted = wanted === 'record' || wanted === 'all'
    this.signals = wanted === 'signals' || wanted === 'all' ? [] : null
  }

  /**
   * `text.slice(start, end)` for the record,
   * [UTF-8 percent-encoded](https://url.spec.whatwg.org/#string-utf-8-percent-encode); nothing where
   * only the issues are wanted.
   */
  encode(start: number, end: number, set: PercentEncodeSet): string {
    return this.isRecordWanted ? utf8PercentEncode(this.text.slice(start, end), set) : ''
  }

  /** Returns the code unit at an offset, `EOF` after the end. */
  at(offset: number): number {
    return offset < this.text.length ? this.text.charCodeAt(offset) : EOF
  }

  /** Whether there is `//` at an offset. Calling `startsWith` takes longer. */
  hasTwoSlashes(offset: number): boolean {
    return this.at(offset) === 0x2f && this.at(offset + 1) === 0x2f
  }

  setScheme(scheme: string): void {
    this.scheme = scheme
    this.isSpecial = isSpecialScheme(scheme)
  }

  /** Whether a code unit ends a path segment or the authority: `/`, and `\` in special URLs. */
  isSlash(unit: number): boolean {
    return unit === 0x2f || (unit === 0x5c && this.isSpecial)
  }

  /**
   * Reports an issue in `text.slice(start, end)`.
   *
   * @param signals how many validation errors the standard signals for it.
   */
  report<Name extends IssueName>(
    name: Name,
    start: number,
    end: number,
    params?: ParamsOf<Name>,
    signals = 1,
  ): void {
    const { issues } = this
    const index = issues === null ? -1 : issues.length - 1
    const last = ownRuns.has(name) ? undefined : issues?.[index]
    if (last !== undefined && continues(last, codeOf(name), start, params ?? noParams)) {
      last.span.end = end
      if (this.signals !== null) this.signals[index] = (this.signals[index] ?? 0) + signals
      return
    }
    const issue = foundIssue(name, start, end, params)
    if (issues === null) this.issues = [issue]
    else issues.push(issue)
    this.signals?.push(signals)
  }

  /** Reports a parse exception and stops. */
  fail<Name extends IssueName>(
    name: Name,
    start: number,
    end: number,
    params?: ParamsOf<Name>,
  ): null {
    this.report(name, start, end, params)
    return this.stop()
  }

  /** Stops after a parse exception that has been reported. */
  stop(): null {
    this.failed = true
    return null
  }
}
