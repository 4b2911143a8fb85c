import { type Issue, noIssues } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import { parser } from '../specs/whatwg/parse.ts'
import { agreedResult, issuesWithEach } from './agreed-result.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import { firstReading, readingOf } from './reading.ts'

/**
 * Parses `input` under a specification, and resolves it against the base, if any. If the options give several
 * bases, a component that is not the same with each is null (the path is then as written), and the issues are
 * those that occur with each. The spans in `components` are those with one of the bases.
 *
 * Never throws for any string. Offsets are in UTF-16 code units of `input`.
 *
 * @throws RangeError if the encoding label in the options is unknown; TypeError if the URL or the base URL is not a
 *   string, or if the specification is given by name.
 */
export function parse(input: string, options?: UrlOptions): ParseResult {
  const spec = chosenSpec(options, input, parser)
  const reading = readingOf(input, spec, options)
  if (reading.others.length === 0) return spec.parse(input, reading.options)
  const { url, components, issues } = agreedResult(input, spec, reading)
  return { url, components, issues }
}

/**
 * Returns the issues of `input` in input order: the same as `parse(input, options).issues`, but faster. All
 * conforming URLs share one frozen, empty array.
 *
 * @throws As `parse`.
 */
export function check(input: string, options?: UrlOptions): readonly Issue[] {
  const spec = chosenSpec(options, input, parser)
  if (spec.fast?.certainlyConforms?.(input, firstReading(options)) === true) return noIssues
  const issues = issuesWithEach(input, spec, readingOf(input, spec, options))
  return issues.length === 0 ? noIssues : issues
}
