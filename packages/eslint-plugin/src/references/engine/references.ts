/** What the plugin takes from other packages only for a file that may be part of a site. */
export interface References {
  /** Says which site a file is part of. */
  plans(): typeof import('@hreflint/references/site-plans')
  /** Opens sites. */
  sites(): typeof import('@hreflint/references/node')
  /** Judges the links of a file of a site. */
  linter(): typeof import('@hreflint/linter')
  issues(): typeof import('@hreflint/references/issues')
}
