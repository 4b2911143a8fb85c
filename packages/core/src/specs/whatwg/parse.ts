import type { Components } from '../../components.ts'
import type { Issue } from '../../issue.ts'
import type { ParseResult, SpecParseOptions } from '../../spec.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import type { Span } from '../../text/span.ts'
import { parsePlainAddress } from './fast-parse.ts'
import { invalidBase } from './issues/invalid-base.ts'
import { type IssueEvent, Machine, type StateName } from './machine.ts'
import { type Preprocessed, preprocess, toInputSpan } from './preprocess.ts'
import { states } from './states/index.ts'
import { toParsedUrl, type UrlRecord } from './url-record.ts'

/** One run of the parser: what went in, and the machine as it stopped. */
export interface Run {
  readonly source: Preprocessed
  readonly machine: Machine
}

/** Runs the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser). */
export function run(
  input: string,
  options: SpecParseOptions | undefined,
  isRecordWanted: boolean,
): Run {
  const encoding = legacyEncodingName(options?.encoding)
  const base = options?.base === undefined ? null : baseRecord(options.base)
  const source = preprocess(input)
  const known = base === 'invalid' ? null : base
  const machine = new Machine(source.text, known, encoding, isRecordWanted)
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
    const { machine } = run(base, undefined, true)
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
  const { source, machine } = run(input, options, true)
  return {
    url: machine.failed ? null : toParsedUrl(machine),
    components: toComponents(source, machine),
    issues: toIssues(source, machine.events),
  }
}

/** The issues alone, without the URL and its components. */
export function findIssues(input: string, options?: SpecParseOptions): readonly Issue[] {
  const { source, machine } = run(input, options, false)
  return toIssues(source, machine.events)
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

/** Events in offsets of the input, in input order. */
function toIssues(source: Preprocessed, found: readonly IssueEvent[] | null): readonly Issue[] {
  if (found === null && source.events.length === 0) return noIssues
  const issues: Issue[] = []
  for (const event of source.events) issues.push(toIssue(event, event))
  if (found !== null) {
    for (const event of found) {
      issues.push(toIssue(event, toInputSpan(source, event.start, event.end)))
    }
  }
  return issues.length === 1 ? issues : issues.sort(byStart)
}

function byStart(a: Issue, b: Issue): number {
  return a.span.start - b.span.start
}

function toIssue({ definition, params }: IssueEvent, { start, end }: Span): Issue {
  return {
    code: definition.code,
    kind: definition.kind,
    specName: definition.specName,
    span: { start, end },
    params,
  }
}
