import { check, type Issue, parse, type UrlOptions } from '@hreflint/core'
import { dependsOnHole, type EmbeddedUrl, withHolesFilled } from '@hreflint/documents'
import { findPlaceIssues } from './find-place-issues.ts'

/** A URL of a document, how it was read, and what is wrong with it in its place. */
export interface JudgedUrl {
  readonly embedded: EmbeddedUrl
  readonly options: UrlOptions
  /** The text that the issues are about: that of the URL, with placeholders written over. */
  readonly text: string
  readonly issues: readonly Issue[]
}

/**
 * Judges one URL by its place and by the specification. Of a URL with placeholders only that is
 * reported which is wrong whatever they stand for.
 */
export function judgeUrl(embedded: EmbeddedUrl, options: UrlOptions): JudgedUrl {
  const hasHoles = embedded.holes.length > 0
  const text = hasHoles ? withHolesFilled(embedded) : embedded.text
  const found = issuesOf(text, embedded, options)
  if (!hasHoles || found.length === 0) return { embedded, options, text, issues: found }
  const { components } = parse(text, options)
  const issues = found.filter(issue => !dependsOnHole(issue, embedded, components))
  return { embedded, options, text, issues }
}

function issuesOf(
  text: string,
  { site, base }: EmbeddedUrl,
  options: UrlOptions,
): readonly Issue[] {
  const { issues, goesOn } = findPlaceIssues({ text, site, base }, options)
  if (!goesOn) return issues
  const found = check(text, options)
  return issues.length === 0 ? found : [...issues, ...found]
}
