import type { Components } from '../../components.ts'
import type { Issue } from '../../issue.ts'
import type { ParseResult, SpecParseOptions } from '../../spec.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import type { Span } from '../../text/span.ts'
import { parsePlainAddress } from './fast-parse.ts'
import { invalidBase } from './issues/invalid-base.ts'
import { type FoundIssue, Machine, type StateName, type Wanted } from './machine.ts'
import { leadToInput, type Preprocessed, preprocess, toInputSpan } from './preprocess.ts'
import { states } from './states/index.ts'
import { toParsedUrl, type UrlRecord } from './url-record.ts'

/** One run of the parser: what went in, and the machine as it stopped. */
export interface Run {
  readonly source: Preprocessed
  readonly machine: Machine
}

/** Runs the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser). */
export function run(input: string, options: SpecParseOptions | undefined, wanted: Wanted): Run {
  const encoding = legacyEncodingName(options?.encoding)
  const base = options?.base === undefined ? null : baseRecord(options.base)
  const source = preprocess(input)
  const known = base === 'invalid' ? null : base
  const machine = new Machine(source.text, known, encoding, wanted)
  if (base === 'invalid') {
    machine.fail(invalidBase, 0, source.text.length, { base: options?.base ?? '' })
    return { source, machine }
  }
  let state: StateName | null = 'scheme start'
  while (state !== null) state = states[state](machine)
  return { source, machine }
}

let lastBase: { readonly input: string; readonly record: UrlRecord | 'invalid' } | null = null

/** The record of a base URL. A document has one base and many URLs, so the last one is kept. */
export function baseRecord(base: string): UrlRecord | 'invalid' {
  if (lastBase?.input !== base) {
    const { machine } = run(base, undefined, 'record')
    lastBase = { input: base, record: machine.failed ? 'invalid' : machine }
  }
  return lastBase.record
}

/** Parses a URL as the contract of a room demands. */
export function parse(input: string, options?: SpecParseOptions): ParseResult {
  if (options?.base === undefined && options?.encoding === undefined) {
    const plain = parsePlainAddress(input)
    if (plain !== null) return plain
  }
  const { source, machine } = run(input, options, 'record')
  return {
    url: machine.failed ? null : toParsedUrl(machine),
    components: toComponents(source, machine),
    issues: toIssues(source, machine.issues),
  }
}

/** The issues alone, without the URL and its components. */
export function findIssues(input: string, options?: SpecParseOptions): readonly Issue[] {
  const { source, machine } = run(input, options, 'issues')
  return toIssues(source, machine.issues)
}

function toComponents(source: Preprocessed, machine: Machine): Components {
  const span = (start: number, end: number): Span | null =>
    start === -1 ? null : toInputSpan(source, start, end)
  return {
    scheme: span(machine.schemeEnd === -1 ? -1 : 0, machine.schemeEnd),
    username: span(machine.usernameStart, machine.usernameEnd),
    password: span(machine.passwordStart, machine.passwordEnd),
    host: span(machine.hostStart, machine.hostEnd),
    port: span(machine.portStart, machine.portEnd),
    path: machine.pathStart === machine.pathEnd ? null : span(machine.pathStart, machine.pathEnd),
    query: span(machine.queryStart, machine.queryEnd),
    fragment: span(machine.fragmentStart, machine.fragmentEnd),
  }
}

const noIssues: readonly Issue[] = Object.freeze([])

/** All issues, in offsets of the input and in input order. */
function toIssues(source: Preprocessed, found: readonly FoundIssue[] | null): readonly Issue[] {
  if (found === null) return source.issues.length === 0 ? noIssues : inOrder([...source.issues])
  if (source.offset !== 0 || source.positions !== null) {
    for (const { span } of found) leadToInput(source, span)
  }
  return inOrder(source.issues.length === 0 ? found : [...source.issues, ...found])
}

/** Sorts them by their start; most are in order as they are found. */
function inOrder(issues: readonly Issue[]): readonly Issue[] {
  for (let i = 1; i < issues.length; i++) {
    if (startOf(issues[i - 1]) > startOf(issues[i])) {
      return issues.toSorted((a, b) => a.span.start - b.span.start)
    }
  }
  return issues
}

function startOf(issue: Issue | undefined): number {
  return issue?.span.start ?? 0
}
