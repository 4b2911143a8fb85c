/** What the plugin takes from `@hreflint/guards` only once a program has a guard. */
export type Guards = typeof import('@hreflint/guards')
