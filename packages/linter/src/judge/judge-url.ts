import {
  check,
  type FoldedIssue,
  foldIssues,
  type Issue,
  parse,
  type UrlOptions,
  withSchemeSlip,
} from '@hreflint/core'
import { dependsOnHole, type EmbeddedUrl, withHolesFilled } from '@hreflint/documents'
import { findPlaceIssues } from './find-place-issues.ts'

/** A URL of a document, how it was read, and what is wrong with it in its place. */
export interface JudgedUrl {
  readonly embedded: EmbeddedUrl
  readonly options: UrlOptions
  /** The text that the issues are about: that of the URL, with placeholders written over. */
  readonly text: string
  /** One for each thing that a person would fix. */
  readonly issues: readonly FoldedIssue[]
  /** Whether its place has it read as a URL at all, and not as a name or as nothing. */
  readonly isUrl: boolean
}

/**
 * Judges one URL by its place and by the specification. Of a URL with placeholders only that is
 * reported which is wrong whatever they stand for.
 */
export function judgeUrl(embedded: EmbeddedUrl, options: UrlOptions): JudgedUrl {
  const hasHoles = embedded.holes.length > 0
  const text = hasHoles ? withHolesFilled(embedded) : embedded.text
  const { site, base } = embedded
  const { issues: ofPlace, goesOn: isUrl } = findPlaceIssues({ text, site, base }, options)
  const found = isUrl ? withThose(check(text, options), ofPlace) : ofPlace
  const certain = hasHoles ? withoutDoubtful(found, embedded, text, options) : found
  const all = isUrl ? withSchemeSlip(certain, text, embedded.holes[0]?.start) : certain
  return { embedded, options, text, issues: foldIssues(all, text, options), isUrl }
}

function withoutDoubtful(
  found: readonly Issue[],
  embedded: EmbeddedUrl,
  text: string,
  options: UrlOptions,
): readonly Issue[] {
  if (found.length === 0) return found
  const { components } = parse(text, options)
  return found.filter(issue => !dependsOnHole(issue, embedded, components))
}

/** Almost no place finds anything, so mostly there is nothing to copy. */
function withThose(found: readonly Issue[], ofPlace: readonly Issue[]): readonly Issue[] {
  return ofPlace.length === 0 ? found : [...ofPlace, ...found]
}
