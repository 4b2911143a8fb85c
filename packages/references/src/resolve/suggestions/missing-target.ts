import { rootsOf } from '../../generators/contract/contents.ts'
import { missingFile } from '../../issues/missing-file.ts'
import { wrongCase } from '../../issues/wrong-case.ts'
import { joinPath } from '../../listing/listing.ts'
import type { Link } from '../link.ts'
import { maxCandidates, missing, pathIssue, type Resolution, withLate } from '../resolution.ts'
import type { SiteFacts } from '../site-facts.ts'
import { isBuilt } from '../look-up.ts'
import { nearPathsIn, twinOf } from './near-paths.ts'
import { type Past, pastOf } from './past.ts'
import type { Proposals } from './proposals.ts'
import { isTwin, slipsOf } from './slips.ts'

/** What is needed to say what a link to nothing may have meant. */
export interface MissingContext {
  /** The document, from the root. */
  readonly path: string
  /** The content folder of the document. */
  readonly content: string
  readonly site: SiteFacts
  readonly proposals: Proposals
}

/** Returns the resolution of a link whose target is certainly missing. */
export function missingTarget(
  path: string,
  link: Link,
  document: string,
  { path: own, content, site, proposals }: MissingContext,
): Resolution {
  const { listing, profile } = site
  const roots = rootsOf(listing, profile)
  for (const root of roots) {
    const file = joinPath(root, path)
    const twin = twinOf(site, file)
    if (twin === null || listing.entriesOf(twin) !== null) continue
    const candidates = proposals.write(link, document, [twin.slice(file.length - path.length)])
    return missing(pathIssue(wrongCase, link, { target: file, twin, candidates }))
  }
  const target = profile.holds === 'sources' ? joinPath(content, path) : path
  // In an unknown site, nobody is told.
  const isTold = !site.isOfUnknownSite(own)
  const past = () => (isTold ? pastOf(site, path, link.text) : null)
  const late = {
    candidates: () => candidatesFor(path, roots, link, document, past(), { site, proposals }),
    past: () => past()?.sentence ?? '',
  }
  return missing(pathIssue(missingFile, link, withLate({ target }, late)))
}

/** Returns candidates for a missing path: where its file is now, then those that are similar. */
function candidatesFor(
  path: string,
  roots: readonly string[],
  link: Link,
  document: string,
  past: Past | null,
  { site, proposals }: Pick<MissingContext, 'site' | 'proposals'>,
): string {
  const [now = ''] = proposals
    .write(link, document, past?.addresses ?? [], past?.target)
    .split('\n')
  // A server that has the folder would have found it without the slash.
  const folders = site.profile.holds === 'sources' ? [`${path}/`] : []
  const near = [...folders, ...nearPathsIn(site, roots, path)]
  const found = new Set([now, ...proposals.write(link, document, near).split('\n')])
  return [...found].filter(Boolean).slice(0, maxCandidates).join('\n')
}

/**
 * Resolves a link of which it is not known whether its target exists, if it is one slip away from a target that does:
 * nobody gives another page such a name. Null if it is none, or may be one of several.
 *
 * @param starts The paths that its path may start from.
 */
export function slipOf(
  link: Link,
  starts: readonly string[],
  { site, proposals }: Pick<MissingContext, 'site' | 'proposals'>,
): Resolution | null {
  for (const document of starts) {
    const at = site.address.pathOf(link.text, document, link.base, link.encoding)
    if (at.kind !== 'on site') continue
    const slash = at.hasSlash ? '/' : ''
    // A user, or git, says that a build makes it. What is said of both, as by `*.html`, tells nothing.
    const isMade = isBuilt(site, at.path)
    const found = slipsOf(site, at.path).flatMap(meant => {
      if (isMade && !isBuilt(site, meant)) return []
      const candidates = proposals.write(link, document, [`${meant}${slash}`])
      return candidates === '' ? [] : [{ meant, candidates }]
    })
    const [only] = found
    if (only === undefined || found.length > 1) continue
    const { meant, candidates } = only
    const params = { target: at.path, candidates }
    return missing(
      isTwin(at.path, meant)
        ? pathIssue(wrongCase, link, { ...params, twin: meant })
        : pathIssue(missingFile, link, params),
    )
  }
  return null
}
