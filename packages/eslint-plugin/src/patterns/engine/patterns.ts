/** What the plugin takes from `@hreflint/patterns` only once a file has a pattern. */
export type Patterns = typeof import('@hreflint/patterns')
