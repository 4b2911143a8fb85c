import { catalogue } from './catalogue.ts'
import type { RepairContext } from './fix.ts'
import type { Issue, IssueDefinition } from './issue.ts'
import type { ParseResult, SpecParseOptions, UrlSpec } from './spec.ts'

/** What a repair of `issue` may look at; `input` is parsed when first asked for. */
export function contextOf(
  issue: Issue,
  input: string,
  spec: UrlSpec,
  options: SpecParseOptions | undefined,
): RepairContext {
  return {
    input,
    issue,
    get result() {
      return parseOnce(input, spec, options)
    },
    parse: other => spec.parse(other, options),
  }
}

/**
 * The definition of an issue's code, in the catalogue or in a specification of the caller's own.
 *
 * @throws RangeError if the code is unknown.
 */
export function definitionOf(issue: Issue, spec: UrlSpec): IssueDefinition {
  const definition =
    catalogue.get(issue.code) ?? spec.issues.find(candidate => candidate.code === issue.code)
  if (definition === undefined) {
    throw new RangeError(`Unknown issue code ${JSON.stringify(issue.code)}.`)
  }
  return definition
}

interface Remembered {
  readonly input: string
  readonly spec: UrlSpec
  readonly base: string | undefined
  readonly encoding: string | undefined
  readonly result: ParseResult
}

// The issues of one URL are described one after another: one result is worth keeping.
let last: Remembered | null = null

function parseOnce(
  input: string,
  spec: UrlSpec,
  options: SpecParseOptions | undefined,
): ParseResult {
  const base = options?.base
  const encoding = options?.encoding
  if (
    last !== null &&
    last.input === input &&
    last.spec === spec &&
    last.base === base &&
    last.encoding === encoding
  ) {
    return last.result
  }
  const result = spec.parse(input, options)
  last = { input, spec, base, encoding, result }
  return result
}
