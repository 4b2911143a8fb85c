/** The exports of `@hreflint/patterns`, which the plugin loads only when a file has a pattern. */
export type Patterns = typeof import('@hreflint/patterns')
