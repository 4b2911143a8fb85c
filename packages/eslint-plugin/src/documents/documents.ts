/** The exports of `@hreflint/documents`, which the plugin loads only when a file needs them. */
export type Documents = typeof import('@hreflint/documents')
