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
export { connectionSpecOf } from './connection/schemes.ts'
export { type ComponentName, type Components, componentNames } from './contract/components.ts'
export type { Connection, ConnectionHost } from './contract/connection.ts'
export type { Issue, IssueKind } from './contract/issue.ts'
export type { Example, ExampleSite, IssueDefinition } from './contract/issue-definition.ts'
export { pageOf, pagePath } from './contract/page.ts'
export type { ParsedUrl, ParseResult, SpecParseOptions } from './contract/parse-result.ts'
export { site } from './contract/project.generated.ts'
export type { BaseRules, Edition, FastPaths, UrlSpec } from './contract/spec.ts'
export { foldIssues } from './general-issues/fold/fold-issues.ts'
export type { FoldedIssue, Places } from './general-issues/fold/folded-issue.ts'
export { toleratedCharacter } from './general-issues/fold/tolerated-character.ts'
export { unescapedData } from './general-issues/fold/unescaped-data.ts'
export { generalIssues } from './general-issues/general-issues.ts'
export { confusableHost } from './general-issues/lookalikes/confusable-host.ts'
export { withSchemeSlip } from './general-issues/scheme-slips/with-scheme-slip.ts'
export { withGeneralIssues } from './general-issues/with-general-issues.ts'
export { percentDecodeUtf8 } from './generic-syntax/characters/percent-decode-utf8.ts'
export type { PlainAddress } from './generic-syntax/plain-address/plain-address.ts'
export { anyPage } from './reading/any-page.ts'
export { type Description, describe } from './reading/describe.ts'
export type { UrlOptions } from './reading/options.ts'
export { check, parse } from './reading/parse.ts'
export type { BaseOptions } from './reading/reading.ts'
export { applyEdits, type TextEdit } from './repair/edits.ts'
export type { AppliedRepair, Fix, FixedUrl, FixSafety } from './repair/fix.ts'
export { fix } from './repair/fix-url.ts'
export type { Proposal, RepairContext } from './repair/repair.ts'
export { percentEncode } from './repair/repairs/characters/percent-encode.ts'
export { whatwg } from './specs/whatwg/index.ts'
export { fillMessage } from './text/fill-message.ts'
export { replaceControls, unicodeNotation } from './text/invisible.ts'
export { mention } from './text/mention.ts'
export { nearName, nearNames } from './text/near-name.ts'
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
