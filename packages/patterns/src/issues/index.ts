import { type CompileCode, compileDefinitions } from './compile-issues.ts'
import type { PatternIssueDefinition } from './definition.ts'
import { type MeaningCode, meaningDefinitions } from './meaning-issues.ts'

/** Names of the issues, without `pattern/`. */
export type PatternCode = CompileCode | MeaningCode

/** Everything that can be wrong with a pattern. */
export const patternIssues: readonly PatternIssueDefinition[] = [
  ...compileDefinitions,
  ...meaningDefinitions,
].toSorted((a, b) => (a.code < b.code ? -1 : 1))
