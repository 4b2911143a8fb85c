import type { Components } from '../../components.ts'
import { parsePlain } from '../../generic-syntax/plain-address.ts'
import type { Issue } from '../../issue.ts'
import type { ParseResult, SpecParseOptions } from '../../spec.ts'
import type { Span } from '../../text/span.ts'
import type { FoundIssue, Machine } from './machine.ts'
import { leadToInput, type Preprocessed, toInputSpan } from './preprocess.ts'
import { readPlain } from './read-plain.ts'
import { run } from './run.ts'
import { toParsedUrl } from './url-record.ts'

/** Parses a URL as the contract of a room demands. */
export function parse(input: string, options?: SpecParseOptions): ParseResult {
  const plain = parsePlain(input, options, readPlain)
  if (plain !== null) return plain
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
