import type { Components } from '../../contract/components.ts'
import type { Issue } from '../../contract/issue.ts'
import type { ParseResult, SpecParseOptions } from '../../contract/parse-result.ts'
import type { SpecParser } from '../../contract/spec.ts'
import type { GrowingIssue } from '../../generic-syntax/growing-issue.ts'
import { parsePlain } from '../../generic-syntax/plain-address/plain-address.ts'
import type { Span } from '../../text/span.ts'
import { certainlyConforms } from './fast-paths/fast-accept.ts'
import { readPlain } from './fast-paths/read-plain.ts'
import type { Machine } from './machine.ts'
import { leadToInput, type Preprocessed, toInputSpan } from './preprocess.ts'
import { run } from './run.ts'
import { toParsedUrl } from './url-record.ts'

/** Parses a URL as `SpecParser` demands. */
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

/** Returns the issues alone, without the URL and its components. */
function findIssues(input: string, options?: SpecParseOptions): readonly Issue[] {
  const { source, machine } = run(input, options, 'issues')
  return toIssues(source, machine.issues)
}

/** The parser alone, without the definitions of its issues. */
export const parser: SpecParser = {
  parse,
  fast: { findIssues, certainlyConforms, readPlain },
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

/** All issues, in offsets of the input and in input order. */
function toIssues(source: Preprocessed, found: readonly GrowingIssue[] | null): readonly Issue[] {
  const stripped = inOrder(source.issues)
  if (found === null) return stripped
  if (source.offset !== 0 || source.positions !== null) {
    for (const { span } of found) leadToInput(source, span)
  }
  return stripped.length === 0 ? inOrder(found) : merge(stripped, inOrder(found))
}

/** Sorts them by their start; most are in order as they are found. */
function inOrder(issues: readonly Issue[]): readonly Issue[] {
  let before = 0
  for (const { span } of issues) {
    if (span.start < before) return issues.toSorted((a, b) => a.span.start - b.span.start)
    before = span.start
  }
  return issues
}

/** Merges two ordered lists. At the same place, issues of the first list come first. */
function merge(first: readonly Issue[], second: readonly Issue[]): readonly Issue[] {
  const merged: Issue[] = []
  let next = 0
  for (const issue of second) {
    for (let other = first[next]; other !== undefined; other = first[++next]) {
      if (other.span.start > issue.span.start) break
      merged.push(other)
    }
    merged.push(issue)
  }
  return merged.concat(first.slice(next))
}
