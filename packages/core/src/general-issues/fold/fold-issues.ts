import { definitionsOf } from '../../contract/definitions-of.ts'
import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { chosenSpec, type UrlOptions } from '../../reading/options.ts'
import { whatwg } from '../../specs/whatwg/index.ts'
import { foldData } from './fold-data.ts'
import { foldTolerated } from './fold-tolerated.ts'
import { type FoldedIssue, Places } from './folded-issue.ts'
import { groupBy } from './group-by.ts'
import { isLoginName } from './login-name.ts'
import { withoutCovered } from './without-covered.ts'

/** More issues of one code in one URL than this become one. */
const maxSeparate = 5

/**
 * Puts issues of a URL together as a person fixes them: one for each thing to do. `issues` are some of
 * those that `check` gives for `input`, in their order; what comes back is in the same order. `options` are those of `check`.
 *
 * - A `data:` URL has one issue for everything in it that must be percent-encoded.
 * - Characters that every browser leaves alone where they are, are one issue (`toleratedIn` in their definitions).
 * - What only follows from another issue at the same place is left out (`coveredBy` in its definition).
 * - More than five issues of one code are one, which has the others as its `places`.
 * - The name with which one logs in to an SSH server is left out.
 */
export function foldIssues(
  issues: readonly Issue[],
  input: string,
  options?: UrlOptions,
): readonly FoldedIssue[] {
  if (issues.length === 0) return issues
  const definitions = definitionsOf(chosenSpec(options, input, whatwg))
  const wanted = issues.filter(issue => !isLoginName(issue, input))
  const folded = foldData(wanted, input, definitions)
  const uncovered = withoutCovered(folded, definitions)
  return foldPlaces(foldTolerated(uncovered, input, definitions), definitions)
}

function foldPlaces(
  issues: readonly FoldedIssue[],
  definitions: ReadonlyMap<string, IssueDefinition>,
): readonly FoldedIssue[] {
  if (issues.length < 2) return issues
  const byCode = groupBy(issues, ({ code }) => code)
  if (byCode.size === issues.length) return issues
  return issues.flatMap(issue => {
    const same = byCode.get(issue.code) ?? []
    if (same.length <= maxSeparate && !isFixedAtOnce(definitions.get(issue.code), same.length))
      return [issue]
    return same[0] === issue ? [{ ...issue, places: new Places(same) }] : []
  })
}

/** Whether one repair settles all issues of a code that a URL has. */
function isFixedAtOnce(definition: IssueDefinition | undefined, count: number): boolean {
  return count > 1 && definition?.fixedAtOnce === true
}
