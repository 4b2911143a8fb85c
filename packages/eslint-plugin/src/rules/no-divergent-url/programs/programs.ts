/** What the plugin takes from `@hreflint/core/programs` only once a rule compares programs. */
export type Programs = typeof import('@hreflint/core/programs')
