import { type Issue, noIssues } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import { parser } from '../specs/whatwg/parse.ts'
import { agreedResult, issuesWithEach } from './agreed-result.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import { firstReading, readingOf } from './reading.ts'

/**
 * Parses `input` under a specification; with a base, resolves it. Where the options give several
 * bases, what is not the same with each is null (the path: as it is written), and the issues are
 * those that there are with each. The components are those by one of the bases.
 *
 * Never throws for any string; offsets are in UTF-16 code units of `input`.
 *
 * @throws RangeError for an unknown encoding label in the options; TypeError for a URL or base URL that is not a
 *   string, and for a specification that is given by name.
 */
export function parse(input: string, options?: UrlOptions): ParseResult {
  const spec = chosenSpec(options, input, parser)
  const reading = readingOf(input, spec, options)
  if (reading.others.length === 0) return spec.parse(input, reading.options)
  const { url, components, issues } = agreedResult(input, spec, reading)
  return { url, components, issues }
}

/**
 * The issues of `input`, in input order; what `parse(input, options).issues` gives, faster. A
 * conforming URL gives one shared, frozen, empty array.
 *
 * @throws As `parse`.
 */
export function check(input: string, options?: UrlOptions): readonly Issue[] {
  const spec = chosenSpec(options, input, parser)
  if (spec.fast?.certainlyConforms?.(input, firstReading(options)) === true) return noIssues
  const issues = issuesWithEach(input, spec, readingOf(input, spec, options))
  return issues.length === 0 ? noIssues : issues
}
