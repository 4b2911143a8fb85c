export { encodePath, SiteAddress } from './resolve/address.ts'
export { type Anchors, anchorsOf } from './anchors/anchors.ts'
export {
  type DocumentFacts,
  factsVersion,
  isDocumentFacts,
  type Use,
} from './facts/document-facts.ts'
export { factsOf } from './facts/facts-of.ts'
export { type ReferredPlace, type Referrer, referrersOf } from './facts/referrers.ts'
export {
  type BrokenUse,
  brokenUses,
  type ResolvedUse,
  resolveFacts,
} from './facts/resolve-facts.ts'
export { spanOfUse } from './facts/use-span.ts'
export { orphan } from './issues/site/orphan.ts'
export * from './links.ts'
export { isPage, type LonelyPage, needsLinks, openedFile } from './pages/orphans.ts'
export type { OwnRepository } from './generators/forge/resolve-shown.ts'
export * from './profiles.ts'
export { knownFoldersIn } from './plan/evidence/known-pages.ts'
export { readRedirects } from './redirects/read-redirects.ts'
export type { TablePlace } from './redirects/table-place.ts'
export { isRedirectFile, redirectFiles } from './redirects/redirect-files.ts'
export type { TableIssue } from './redirects/judge-table.ts'
export { type RedirectRule, redirectTarget } from './redirects/redirect-rule.ts'
export { Answers } from './resolve/answers.ts'
export { findEntry } from './listing/find-entry.ts'
export {
  type ReferenceIssue,
  type Resolution,
  type UnknownReason,
  unknown,
} from './resolve/resolution.ts'
export { type PastDocument, type PastVersion, Site, type SiteOptions } from './resolve/site.ts'
export type { SiteDocument } from './resolve/site-document.ts'
export type { VersionedDocument } from './pages/versions/versioned-document.ts'
export type { Fate } from './resolve/suggestions/fate.ts'
export {
  type LostUse,
  type MovedLinks,
  movedLinks,
  type RewrittenUse,
} from './workspace/moved-links.ts'
export { type Move, movedPath } from './workspace/moves.ts'
export { keptAddresses } from './workspace/kept-addresses.ts'
export { movedPlace } from './workspace/moved-place.ts'
export { movedNames } from './workspace/moved-names.ts'
export { type NamedPlace, placeAt, placeNamed, placeOf } from './workspace/named-place.ts'
export { type RenamedPlace, renamedPlace } from './workspace/renamed-place.ts'
export { fragmentOf, renamedAnchors } from './workspace/renamed-anchors.ts'
export { SiteIndex, type SiteIndexOptions } from './workspace/site-index.ts'
export { type ReadText, writtenLinks } from './workspace/written-links.ts'
export {
  type BrokenLink,
  type GraphLink,
  type GraphPage,
  type GraphRedirect,
  graphOf,
  type SiteGraph,
} from './graph/site-graph.ts'
export { type DrawnGraph, drawnGraph } from './graph/drawn-graph.ts'
