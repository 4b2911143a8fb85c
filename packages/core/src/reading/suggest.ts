import type { Issue } from '../contract/issue.ts'
import { contextOf } from '../repair/proof-context.ts'
import { proveFix } from '../repair/prove-fix.ts'
import type { Proposal } from '../repair/repair.ts'
import { whatwg } from '../specs/whatwg/index.ts'
import { hide } from '../text/secrets/masked-text.ts'
import type { DescribedFix } from './describe.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import { readingOf } from './reading.ts'

/**
 * Proves a change that a front end proposes for an issue. Its title says where the URL leads if that is another scheme, host
 * or port. Null if the change helps nothing or does harm. The title may repeat only what `proposal.title` repeats.
 */
export function suggest(
  issue: Issue,
  proposal: Proposal,
  input: string,
  options?: UrlOptions,
): DescribedFix | null {
  const spec = chosenSpec(options, input, whatwg)
  const fix = proveFix(
    { ...proposal, isChoice: true },
    contextOf(issue, input, spec, readingOf(input, spec, options)),
  )
  if (fix === null) return null
  return { title: hide(fix.title), safety: 'changes-url', edits: fix.edits }
}
