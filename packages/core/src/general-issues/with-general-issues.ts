import type { Issue } from '../contract/issue.ts'
import { withSchemeSlip } from './scheme-slips/with-scheme-slip.ts'
import { withTruncatedData } from './truncated-data/with-truncated-data.ts'

/**
 * Adds what is wrong with a URL though every specification allows it: a slip in its scheme, and data that is cut off.
 *
 * @param issues what `check` gives for `input`, or some of it.
 * @param known how many of the first characters are known: as many as there are before the first placeholder.
 */
export function withGeneralIssues(
  issues: readonly Issue[],
  input: string,
  known: number = input.length,
): readonly Issue[] {
  return withTruncatedData(withSchemeSlip(issues, input, known), input, known)
}
