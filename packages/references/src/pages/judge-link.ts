import type { IssueDefinition } from '@hreflint/core'
import { canonicalDangling } from '../issues/site/canonical-dangling.ts'
import { canonicalDisallowed } from '../issues/site/canonical-disallowed.ts'
import { canonicalNoindex } from '../issues/site/canonical-noindex.ts'
import { sitemapDangling } from '../issues/site/sitemap-dangling.ts'
import { sitemapDisallowed } from '../issues/site/sitemap-disallowed.ts'
import { sitemapNoindex } from '../issues/site/sitemap-noindex.ts'
import { missingFragment } from '../issues/missing-fragment.ts'
import { deadElsewhere } from '../issues/forge/dead-elsewhere.ts'
import { untracked } from '../issues/forge/untracked.ts'
import { startOf } from '../resolve/address.ts'
import {
  hasForgeName,
  isDocumentTemplate,
  isForPrograms,
  isHidden,
  isPart,
  isTemplate,
} from '../generators/forge/for-forge.ts'
import { isSlipOfAnchor } from '../resolve/suggestions/slips-of-anchors.ts'
import type { Link } from '../resolve/link.ts'
import { type ReferenceIssue, type Resolution, unknown } from '../resolve/resolution.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'
import { deadElsewhereParams } from './outside/readers/dead-elsewhere.ts'
import { mirrorsOf } from './outside/mirrored-tree.ts'
import { judgeRelation } from './judge-relation.ts'
import { indexOf } from './language-versions.ts'
import type { ResolveAddress } from './page-links.ts'
import { isOfPublishedSite, isOfRdoc, isPageOf, isReadOnSite } from './outside/published-address.ts'
import { type IndexingIssues, isKeptOut, judgeIndexing } from './robots/judge-indexing.ts'

/** What is needed to judge a link besides its target. */
export interface LinkJudge {
  readonly path: string
  readonly site: SiteFacts
  readonly resolve: ResolveAddress
  /** Resolves a link as if another document had it. */
  resolveIn(document: string, link: Link): Resolution
  issue(definition: IssueDefinition, params: ReferenceIssue['issue']['params']): ReferenceIssue
}

/** Whether more than the existence of its target can be checked for a link. */
export function isJudged({ site: { element } }: Link, path: string, site: SiteFacts): boolean {
  const { holds } = site.profile
  return (
    element === 'loc' ||
    element === 'link' ||
    holds === 'repository' ||
    isPart(path) ||
    site.isAlone
  )
}

/**
 * Adds the issues of a link that depend on other pages or on git to its resolution, and takes away
 * those of a page that no forge shows.
 */
export function judgeLink(link: Link, found: Resolution, judge: LinkJudge): Resolution {
  const { site, path } = judge
  // A whole URL means the same on every site.
  const mayLeadElsewhere = found.issue !== null && startOf(link.text) !== 'absolute'
  if (mayLeadElsewhere && (site.isOfUnknownSite(path) || isOfSiteElsewhere(link, judge)))
    return isSlipOfFragment(found, judge) ? found : unknown('in no site')
  if (mayLeadElsewhere && isReadInMirror(link, judge)) return unknown('in no site')
  if (mayLeadElsewhere && isPart(path) && startOf(link.text) === 'relative')
    return unknown('in no site')
  if (mayLeadElsewhere && /\.ipynb$/i.test(path) && mayBeOfJupyter(link.text))
    return unknown('outside the site')
  // What programs post elsewhere starts at the page of an issue: `../tree/HEAD/a.md`.
  if (mayLeadElsewhere && isHidden(path) && /^(?:\.\.\/)+(?:blob|tree|raw|edit)\//.test(link.text))
    return unknown('outside the site')
  // A forge shows the text of a template on another page: `../blob/main/a.md` starts there, and
  // `image-link` is for the author to fill in.
  if (mayLeadElsewhere && isTemplate(path) && /^(?:\.{0,2}\/|[\w-]+$)/.test(link.text))
    return unknown('outside the site')
  if (
    mayLeadElsewhere &&
    isDocumentTemplate(path) &&
    !isTemplate(path) &&
    otherDocument.test(link.text)
  )
    return unknown('placeholder')
  if (link.site.element === 'loc') {
    return withIndexing(link, renamed(found, sitemapDangling, judge), inSitemap, judge)
  }
  if (link.site.element === 'link') return judgeElement(link, found, judge)
  const { state, target, issue } = found
  if (state !== 'exists' || issue !== null || target === null) return found
  if (site.profile.holds !== 'repository' || target === path) return found
  // Links from an untracked page are not reported: a new page is often added together with its
  // targets.
  const isMissing = site.isTracked(target) === false && site.isTracked(path) === true
  if (isMissing) return { ...found, issue: judge.issue(untracked, { target }) }
  const dead = deadElsewhereParams({ link, path, target, site })
  return dead === null ? found : { ...found, issue: judge.issue(deadElsewhere, dead) }
}

/** Whether the fragment of a link is a slip of one that its target has, wherever the target is published. */
function isSlipOfFragment(
  { target, issue }: Resolution,
  { path, site }: Pick<LinkJudge, 'path' | 'site'>,
): boolean {
  if (issue?.issue.code !== missingFragment.code || target === null) return false
  const anchors = site.anchorsOf(target)
  const name = issue.issue.params.anchor?.slice(1) ?? ''
  const isDrawing = target === path && site.languageOf(path) === 'svg'
  return anchors !== null && isSlipOfAnchor(name, anchors, isDrawing)
}

/** Whether a link is read in another document, of which this one is a part or a translation. */
function isReadInMirror(link: Link, { site, path, resolveIn }: LinkJudge): boolean {
  if (site.profile.holds !== 'repository' || site.isConfigured) return false
  if (startOf(link.text) !== 'relative') return false
  return mirrorsOf(site.listing, path).some(mirror => {
    if (mirror.isCopy) return true
    const { state, issue } = resolveIn(mirror.path, link)
    return state === 'exists' && issue === null
  })
}

/** Matches a relative link to Markdown. In a template of documents, it is for the author to fill in. */
const otherDocument = /^(?![/#])[^:]+\.(?:md|markdown)$/i

/**
 * Whether a link of a notebook may mean no file beside it: an address from the root of the server
 * that shows it, or a label of MyST.
 */
function mayBeOfJupyter(text: string): boolean {
  return startOf(text) === 'rooted' || /(?:^|\/)[^./?#]+(?:[?#]|$)/.test(text)
}

/** Whether a link in a repository is an address of a site that is published from its document. */
function isOfSiteElsewhere({ text, base }: Link, { site, path }: LinkJudge): boolean {
  const { holds } = site.profile
  if (holds !== 'repository' || site.isConfigured) return false
  if (isOfRdoc(site.listing, text)) return true
  if (startOf(text) !== 'rooted') return false
  const at = site.address.pathOf(text, path, base)
  if (at.kind !== 'on site') return false
  if (isForPrograms(path) && isPageOf(site.listing, at.path)) return true
  const isForForge = hasForgeName(path) && !isForPrograms(path)
  return isForForge ? isReadOnSite(site, path, text) : isOfPublishedSite(site.listing, at.path)
}

function judgeElement(link: Link, found: Resolution, judge: LinkJudge): Resolution {
  const { site, path, resolve } = judge
  if (link.start === undefined || site.profile.holds !== 'output') return found
  const relations = site.relationsOf(path)
  const relation = relations === null ? undefined : indexOf(relations).byStart.get(link.start)
  if (relation === undefined) return found
  if (relation.rel.split(/\s+/).includes('canonical')) {
    const canonical = renamed(found, canonicalDangling, judge)
    if (found.target === path || isKeptOut(path, site)) return canonical
    return withIndexing(link, canonical, inCanonical, judge)
  }
  const { state, target, issue } = found
  if (state !== 'exists' || target === null || issue !== null) return found
  const wrong = judgeRelation(relation, target, path, site, resolve)
  return wrong === null ? found : { ...found, issue: judge.issue(wrong.definition, wrong.params) }
}

const inSitemap: IndexingIssues = { disallowed: sitemapDisallowed, noindex: sitemapNoindex }

const inCanonical: IndexingIssues = { disallowed: canonicalDisallowed, noindex: canonicalNoindex }

/** Adds the issue of a page that search engines are told of and kept from. */
function withIndexing(
  link: Link,
  found: Resolution,
  issues: IndexingIssues,
  { site, path, issue }: LinkJudge,
): Resolution {
  const { state, target } = found
  if (state !== 'exists' || target === null || found.issue !== null) return found
  const wrong = judgeIndexing(link, target, path, site, issues)
  if (wrong === null) return found
  const { definition, params, otherLine } = wrong
  return { ...found, issue: { ...issue(definition, params), otherLine } }
}

/** Replaces the issue of a missing target with the one for this kind of link. */
function renamed(found: Resolution, definition: IssueDefinition, judge: LinkJudge): Resolution {
  if (found.state !== 'missing' || found.issue === null) return found
  return { ...found, issue: judge.issue(definition, found.issue.issue.params) }
}
