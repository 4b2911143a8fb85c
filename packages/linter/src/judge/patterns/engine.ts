/**
 * The part of `@hreflint/patterns` that the linter uses. It is loaded only when a document contains
 * a pattern.
 */
export type PatternEngine = Pick<
  typeof import('@hreflint/patterns'),
  'findDialect' | 'parsePattern' | 'tableIssues'
>

/** Returns the engine; null if it cannot be loaded synchronously. Then no patterns are checked. */
export type LoadPatterns = () => PatternEngine | null
