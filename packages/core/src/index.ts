export { areSameUrl } from './comparison/are-same-url.ts'
export {
  type Comparison,
  compare,
  type Divergence,
  type DivergenceGrade,
  type DivergenceSide,
  type Reading,
  type Verdict,
} from './comparison/compare.ts'
export { type ComponentName, type Components, componentNames } from './contract/components.ts'
export type { Connection, ConnectionHost } from './contract/connection.ts'
export type { Issue, IssueKind } from './contract/issue.ts'
export type { Example, ExampleSite, IssueDefinition } from './contract/issue-definition.ts'
export type { ParsedUrl, ParseResult, SpecParseOptions } from './contract/parse-result.ts'
export type { BaseRules, Edition, FastPaths, UrlSpec } from './contract/spec.ts'
export type { FoldedIssue, Places } from './general-issues/fold/folded-issue.ts'
export type { PlainAddress } from './generic-syntax/plain-address/plain-address.ts'
export { anyPage } from './reading/any-page.ts'
export type { ShownText } from './text/secrets/shown-text.ts'
export { type DescribedFix, type Description, describe } from './reading/describe.ts'
export type { UrlOptions } from './reading/options.ts'
export { check, parse } from './reading/parse.ts'
export type { BaseOptions } from './reading/reading.ts'
export { applyEdits, type TextEdit } from './repair/edits.ts'
export type { AppliedRepair, Fix, FixedUrl, FixSafety } from './repair/fix.ts'
export { fix } from './repair/fix-url.ts'
export type { Proposal, RepairContext } from './repair/repair.ts'
export { whatwg } from './specs/whatwg/index.ts'
export type { MapSegment, OffsetMap } from './text/offset-map.ts'
export type { Span } from './text/span.ts'
