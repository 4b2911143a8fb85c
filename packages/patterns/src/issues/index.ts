import { type CompileCode, compileDefinitions } from './compile-issues.ts'
import type { PatternIssueDefinition } from './definition.ts'
import { type MeaningCode, meaningDefinitions } from './meaning-issues.ts'

/** Codes of the issues, without `pattern/`. */
export type PatternCode = CompileCode | MeaningCode

/** The definitions of all pattern issues, sorted by code. */
export const patternIssues: readonly PatternIssueDefinition[] = [
  ...compileDefinitions,
  ...meaningDefinitions,
].toSorted((a, b) => (a.code < b.code ? -1 : 1))
