import { globMatcher } from '@hreflint/linter'

/** The codes that a run reports, as codes or globs. Plain data, because workers receive it. */
export interface CodeChoice {
  /** Empty for all codes. */
  readonly selected: readonly string[]
  readonly ignored: readonly string[]
}

/**
 * Returns a function that tells whether a run reports a code. Ignored codes win over selected ones.
 */
export function chosenCodes({ selected, ignored }: CodeChoice): (code: string) => boolean {
  const [wanted, unwanted] = [selected, ignored].map(globs => globs.map(globMatcher))
  return code =>
    (selected.length === 0 || wanted?.some(matches => matches(code)) === true) &&
    unwanted?.some(matches => matches(code)) !== true
}
