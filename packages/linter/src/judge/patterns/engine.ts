/** What judges the patterns of documents. It is loaded only when a document contains a pattern. */
export type PatternEngine = typeof import('@hreflint/patterns/documents')

/** Returns the engine; null if it cannot be loaded synchronously. Then no patterns are checked. */
export type LoadPatterns = () => PatternEngine | null
