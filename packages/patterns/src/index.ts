export { componentIssues } from './component-issues.ts'
export type {
  CompiledPattern,
  PatternDialect,
  PatternFix,
  PatternGroup,
  PatternIssue,
  PatternMatch,
  PatternOptions,
  PatternPiece,
} from './contract/pattern.ts'
export {
  type BareItem,
  type FieldFailure,
  type FieldItem,
  type FieldMember,
  type FieldParameter,
  type FieldResult,
  type FieldType,
  type InnerList,
  type KeyedMember,
  readField,
} from './dialects/security/headers/structured-field.ts'
export { dialects, findDialect } from './dialects/index.ts'
export { readableDialects } from './dialects/readable-dialects.ts'
export { type ExplainedPiece, explainPattern } from './explain-pattern.ts'
export type { PatternExample, PatternIssueDefinition } from './issues/definition.ts'
export { patternIssues } from './issues/index.ts'
export { matchPattern } from './match-pattern.ts'
export { type ParsedPattern, parsePattern } from './parse-pattern.ts'
export { sampleUrls } from './sample-urls.ts'
export { tableIssues } from './table-issues.ts'
