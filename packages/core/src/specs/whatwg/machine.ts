import type { IssueDefinition, MessageParams } from '../../issue.ts'
import { EOF } from '../../text/code-point.ts'
import { domainPercentEncoded } from './issues/domain-percent-encoded.ts'
import { strayPercent } from './issues/stray-percent.ts'
import { type PercentEncodeSet, utf8PercentEncode } from './percent-encode.ts'
import { isSpecialScheme } from './schemes.ts'
import type { UrlRecord } from './url-record.ts'

/**
 * A place where the standard's parser signals, or a further place of the same signal. Places of one
 * mistake that touch each other are one event: a long text can be nothing but mistakes. Offsets are
 * of the preprocessed text, except for the events of preprocessing itself.
 */
export interface IssueEvent {
  readonly definition: IssueDefinition
  readonly start: number
  end: number
  readonly params: Readonly<Record<string, string>>
  /** How many validation errors the standard signals here: 0 for a further place of one. */
  signals: number
}

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

/** Mistakes that are reported run by run: what stands behind a stray `%` is part of what is wrong. */
const ownRuns: ReadonlySet<IssueDefinition> = new Set([strayPercent, domainPercentEncoded])

/** Whether what begins at `start` goes on with the mistake of an event. */
function continues(
  event: IssueEvent,
  definition: IssueDefinition,
  start: number,
  params: Readonly<Record<string, string>>,
): boolean {
  return (
    event.definition === definition &&
    event.end === start &&
    start > event.start &&
    !ownRuns.has(definition) &&
    sameParams(event.params, params)
  )
}

function sameParams(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean {
  return a === b || Object.keys(a).every(key => a[key] === b[key])
}

const noParams: Readonly<Record<string, string>> = Object.freeze({})

/**
 * The variables of the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser):
 * the input without what preprocessing strips, the pointer, the URL record that is being filled,
 * and where its components stand. A start of -1: not written in this input.
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

  events: IssueEvent[] | null = null

  readonly #isRecordWanted: boolean

  /** @param isRecordWanted whether the record is of interest, or only the issues. */
  constructor(
    text: string,
    base: UrlRecord | null,
    encoding: string | null,
    isRecordWanted: boolean,
  ) {
    this.text = text
    this.base = base
    this.encoding = encoding
    this.#isRecordWanted = isRecordWanted
  }

  /** [UTF-8 percent-encodes](https://url.spec.whatwg.org/#string-utf-8-percent-encode) a text for the record. */
  encode(text: string, set: PercentEncodeSet): string {
    return this.#isRecordWanted ? utf8PercentEncode(text, set) : text
  }

  /** The code unit at an offset, `EOF` behind the end. */
  at(offset: number): number {
    return offset < this.text.length ? this.text.charCodeAt(offset) : EOF
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
   * Reports a mistake in `text.slice(start, end)`.
   *
   * @param signals how many validation errors the standard signals for it.
   */
  report<Message extends string>(
    definition: IssueDefinition<Message>,
    start: number,
    end: number,
    params?: MessageParams<Message>,
    signals = 1,
  ): void {
    this.events ??= []
    const last = this.events[this.events.length - 1]
    if (last !== undefined && continues(last, definition, start, params ?? noParams)) {
      last.end = end
      last.signals += signals
    } else this.events.push({ definition, start, end, params: params ?? noParams, signals })
  }

  /** Reports a parse exception and stops. */
  fail<Message extends string>(
    definition: IssueDefinition<Message>,
    start: number,
    end: number,
    params?: MessageParams<Message>,
  ): null {
    this.report(definition, start, end, params)
    return this.stop()
  }

  /** Stops after a parse exception that has been reported. */
  stop(): null {
    this.failed = true
    return null
  }
}
