// What judges the patterns of pages and configuration files, without the dialects of routers.
import type { PatternDialect } from './contract/pattern.ts'
import { documentDialects } from './dialects/in-documents.ts'

export {
  compileUrlRules,
  type FoundRule,
  type UrlRuleError,
  type UrlRules,
  type UrlRuleSource,
  workOfDocument,
} from './dialects/url-pattern/rules/url-rules.ts'
export { parsePattern } from './parse-pattern.ts'
export { tableIssues } from './table-issues.ts'
export type { WorkBudget } from './text/work/work.ts'

/** Finds the dialect of a pattern in a document by its ID. */
export function findDialect(id: string): PatternDialect | undefined {
  return documentDialects.find(dialect => dialect.id === id)
}
