import type { Issue } from '../contract/issue.ts'
import { withLookalikes } from './lookalikes/with-lookalikes.ts'
import { withSchemeSlip } from './scheme-slips/with-scheme-slip.ts'
import { withTruncatedData } from './truncated-data/with-truncated-data.ts'

/**
 * Adds what is wrong with a URL though every specification allows it: a slip in its scheme, data that is cut off, a host
 * that looks like another one, and characters that nobody can see.
 *
 * @param issues what `check` gives for `input`, or some of it.
 * @param known how many of the first characters are known: as many as there are before the first placeholder.
 */
export function withGeneralIssues(
  issues: readonly Issue[],
  input: string,
  known: number = input.length,
): readonly Issue[] {
  const slips = withTruncatedData(withSchemeSlip(issues, input, known), input, known)
  return withLookalikes(slips, input, known)
}
