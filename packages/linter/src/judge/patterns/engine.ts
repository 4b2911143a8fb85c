/** What the linter takes from `@hreflint/patterns`, and only once a document has a pattern. */
export type PatternEngine = Pick<
  typeof import('@hreflint/patterns'),
  'findDialect' | 'parsePattern'
>

/** Gives the engine; null where it cannot be loaded in the middle of a call, and nothing is reported. */
export type LoadPatterns = () => PatternEngine | null
