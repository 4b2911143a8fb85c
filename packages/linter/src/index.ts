export type {
  Config,
  ConfigOverride,
  PartialConfig,
  Settings,
  SeverityLevel,
} from './config/config.ts'
export { defaultConfig } from './config/config.ts'
export { configForFile, type FileConfig } from './config/config-for-file.ts'
export { configSchema } from './config/config-schema.ts'
export type { Schema } from './config/schema.ts'
export { lintedLanguage, withScriptsOf } from './config/linted-language.ts'
export { mergeConfigs, mergeSettings } from './config/merge-configs.ts'
export {
  type ResolvedConfig,
  resolveConfig,
  type ValidatedConfig,
  validateConfig,
} from './config/resolve-config.ts'
export { defaultSeverity } from './config/severity-of.ts'
export type { ConfigError } from './config/validate.ts'
export { kindInWords } from './findings/kind-in-words.ts'
export type { ReferenceOptions, ReferredSite } from './findings/find-broken-references.ts'
export {
  type Finding,
  type FindingFix,
  type RelatedLine,
  type RelatedPlace,
  type Severity,
  offeredFixes,
  shownFixes,
} from './findings/finding.ts'
export { pathBeside } from './findings/beside/related-line.ts'
export { nearCode, unknownCode } from './config/known-codes.ts'
export { findingCatalogue } from './findings/finding-catalogue.ts'
export {
  type FindingRecord,
  findingRecord,
  type RecordedFinding,
} from './findings/finding-record.ts'
export { type FixedDocument, type FixOptions, fixDocument } from './fix/fix-document.ts'
export { globMatcher } from './glob/glob-matcher.ts'
export { pathMatcher } from './glob/path-matcher.ts'
export { divergenceIssues } from './issues/divergence/index.ts'
export { placeIssues } from './issues/index.ts'
export { builtFiles } from './ignore/built-files.ts'
export { LineIndex, type Position } from './line-index.ts'
export { type LintOptions, lintDocument } from './lint-document.ts'
export type { ForbidRule } from './judge/patterns/forbid-rules.ts'
export { writtenBeyond } from './judge/written-beyond.ts'
export {
  comparedFor,
  findReader,
  readerIds,
  usuallyCompared,
} from './judge/readers.ts'
export { dangerInWords } from './judge/danger-in-words.ts'
export { readersInWords } from './judge/readers-in-words.ts'
export {
  type SarifArtifact,
  type SarifFinding,
  sarifResult,
  sarifRule,
  sarifUri,
} from './sarif.ts'
export type { Surroundings } from './findings/beside/surroundings.ts'
export type { CommentStyle } from './suppressions/comment-places.ts'
export { suppressCode } from './suppressions/suppress-code.ts'
export {
  type SuppressedDocument,
  type SuppressOptions,
  suppressFindings,
} from './suppressions/suppress-findings.ts'
