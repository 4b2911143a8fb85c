/**
 * The exports of `@hreflint/core/programs`, which the plugin loads only when a rule compares
 * programs.
 */
export type Programs = typeof import('@hreflint/core/programs')
