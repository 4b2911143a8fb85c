/** The exports of `@hreflint/guards`, which the plugin loads only when a program has a guard. */
export type Guards = typeof import('@hreflint/guards')
