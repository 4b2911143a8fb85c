import { globMatcher } from '@hreflint/linter'

/** The codes that a run is about, each a code or a glob. Plain data, since it goes to workers. */
export interface CodeChoice {
  /** Empty for all. */
  readonly selected: readonly string[]
  readonly ignored: readonly string[]
}

/** Tells whether a run is about a code; what is ignored wins over what is selected. */
export function chosenCodes({ selected, ignored }: CodeChoice): (code: string) => boolean {
  const [wanted, unwanted] = [selected, ignored].map(globs => globs.map(globMatcher))
  return code =>
    (selected.length === 0 || wanted?.some(matches => matches(code)) === true) &&
    unwanted?.some(matches => matches(code)) !== true
}
