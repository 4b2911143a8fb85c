import { type Issue, noIssues } from './issue.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import type { ParseResult } from './spec.ts'

/**
 * Parses `input` under a specification; with a base, resolves it.
 *
 * Never throws for any string; offsets are in UTF-16 code units of `input`.
 *
 * @throws RangeError for an unknown encoding label in the options; TypeError for a URL or base URL that is not a
 *   string, and for a specification that is given by name.
 */
export function parse(input: string, options?: UrlOptions): ParseResult {
  return chosenSpec(options, input).parse(input, options)
}

/**
 * The issues of `input`, in input order; what `parse(input, options).issues` gives, faster. A
 * conforming URL gives one shared, frozen, empty array.
 *
 * @throws As `parse`.
 */
export function check(input: string, options?: UrlOptions): readonly Issue[] {
  const spec = chosenSpec(options, input)
  if (spec.fast?.certainlyConforms?.(input, options) === true) return noIssues
  const issues = spec.fast?.findIssues?.(input, options) ?? spec.parse(input, options).issues
  return issues.length === 0 ? noIssues : issues
}
