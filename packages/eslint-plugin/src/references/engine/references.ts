/** The parts of other packages that are loaded only for a file that may be part of a site. */
export interface References {
  /** Reads files that the user did not name. */
  files(): typeof import('@hreflint/references/regular-files')
  /** Finds the site that a file is part of. */
  plans(): typeof import('@hreflint/references/site-plans')
  /** Opens sites. */
  sites(): typeof import('@hreflint/references/node')
  /** Judges the links of a file of a site. */
  linter(): typeof import('@hreflint/linter')
  issues(): typeof import('@hreflint/references/issues')
}
