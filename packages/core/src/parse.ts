import { type Issue, noIssues } from './issue.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import type { ParseResult } from './spec.ts'

/**
 * Parses `input` under a specification; with a base, resolves it.
 *
 * Never throws for any input; offsets are in UTF-16 code units of `input`.
 *
 * @throws RangeError for an unknown spec id or encoding label in the options.
 */
export function parse(input: string, options?: UrlOptions): ParseResult {
  return chosenSpec(options).parse(input, options)
}

/**
 * The issues of `input`, in input order; what `parse(input, options).issues` gives, faster. A
 * conforming URL gives one shared, frozen, empty array.
 *
 * @throws RangeError as `parse`.
 */
export function check(input: string, options?: UrlOptions): readonly Issue[] {
  const spec = chosenSpec(options)
  if (spec.certainlyConforms?.(input, options) === true) return noIssues
  const issues = spec.findIssues?.(input, options) ?? spec.parse(input, options).issues
  return issues.length === 0 ? noIssues : issues
}
