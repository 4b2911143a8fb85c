export { anyPage } from './any-page.ts'
export { areSameUrl } from './are-same-url.ts'
export {
  type Comparison,
  compare,
  type Divergence,
  type DivergenceGrade,
  type DivergenceSide,
  type Reading,
  type Verdict,
} from './compare.ts'
export { type ComponentName, type Components, componentNames } from './components.ts'
export { type Description, describe } from './describe.ts'
export {
  type AppliedRepair,
  applyEdits,
  type Fix,
  type FixedUrl,
  type FixSafety,
  type Proposal,
  type TextEdit,
} from './fix.ts'
export { fix } from './fix-url.ts'
export { percentEncode } from './fixes/percent-encode.ts'
export { foldIssues } from './fold/fold-issues.ts'
export type { FoldedIssue, Places } from './fold/folded-issue.ts'
export { unescapedData } from './fold/unescaped-data.ts'
export { generalIssues } from './general-issues.ts'
export type { PlainAddress } from './generic-syntax/plain-address.ts'
export type { Issue, IssueKind } from './issue.ts'
export type { Example, IssueDefinition } from './issue-definition.ts'
export type { UrlOptions } from './options.ts'
export { pageOf } from './page.ts'
export { check, parse } from './parse.ts'
export type { ParsedUrl, ParseResult, SpecParseOptions } from './parse-result.ts'
export { withSchemeSlip } from './scheme-slips/with-scheme-slip.ts'
export type { BaseRules, Edition, FastPaths, UrlSpec } from './spec.ts'
export { whatwg } from './specs/whatwg/index.ts'
export { mention } from './text/mention.ts'
export {
  composeMaps,
  identityMap,
  type MapSegment,
  type OffsetMap,
  segmentMap,
} from './text/offset-map.ts'
export { maskPasswords, passwordMask, passwordSpans, revealsPassword } from './text/passwords.ts'
export { requireString } from './text/require-string.ts'
export { type Span, spanContains, spansOverlap } from './text/span.ts'
