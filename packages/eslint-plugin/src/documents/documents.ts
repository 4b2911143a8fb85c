/** What the plugin takes from `@hreflint/documents` only once a file needs it. */
export type Documents = typeof import('@hreflint/documents')
