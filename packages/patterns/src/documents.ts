// What judges the patterns of pages and configuration files, without the dialects of routers.
import type { PatternDialect } from './contract/pattern.ts'
import { documentDialects } from './dialects/in-documents.ts'

export { parsePattern } from './parse-pattern.ts'
export { tableIssues } from './table-issues.ts'

/** Finds the dialect of a pattern in a document by its ID. */
export function findDialect(id: string): PatternDialect | undefined {
  return documentDialects.find(dialect => dialect.id === id)
}
