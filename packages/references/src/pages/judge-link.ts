import type { IssueDefinition } from '@hreflint/core'
import { canonicalDangling } from '../issues/site/canonical-dangling.ts'
import { sitemapDangling } from '../issues/site/sitemap-dangling.ts'
import { untracked } from '../issues/untracked.ts'
import type { Link } from '../resolve/link.ts'
import type { ReferenceIssue, Resolution } from '../resolve/resolution.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'
import { judgeRelation } from './judge-relation.ts'
import { indexOf } from './language-versions.ts'
import type { ResolveAddress } from './page-links.ts'

/** What is needed to judge a link besides its target. */
export interface LinkJudge {
  readonly path: string
  readonly site: SiteFacts
  readonly resolve: ResolveAddress
  issue(definition: IssueDefinition, params: ReferenceIssue['issue']['params']): ReferenceIssue
}

/** Whether more than the existence of its target can be checked for a link. */
export function isJudged(
  { site: { element } }: Link,
  { profile }: Pick<SiteFacts, 'profile'>,
): boolean {
  return element === 'loc' || element === 'link' || profile.holds === 'repository'
}

/** Adds the issues of a link that depend on other pages or on git to its resolution. */
export function judgeLink(link: Link, found: Resolution, judge: LinkJudge): Resolution {
  const { site, path } = judge
  if (link.site.element === 'loc') return renamed(found, sitemapDangling, judge)
  if (link.site.element === 'link') return judgeElement(link, found, judge)
  const { state, target, issue } = found
  if (state !== 'exists' || issue !== null || target === null) return found
  if (site.profile.holds !== 'repository' || target === path) return found
  // Links from an untracked page are not reported: a new page is often added together with its
  // targets.
  const isMissing = site.isTracked(target) === false && site.isTracked(path) === true
  return isMissing ? { ...found, issue: judge.issue(untracked, { target }) } : found
}

function judgeElement(link: Link, found: Resolution, judge: LinkJudge): Resolution {
  const { site, path, resolve } = judge
  if (link.start === undefined || site.profile.holds !== 'output') return found
  const relations = site.relationsOf(path)
  const relation = relations === null ? undefined : indexOf(relations).byStart.get(link.start)
  if (relation === undefined) return found
  if (relation.rel.split(/\s+/).includes('canonical')) {
    return renamed(found, canonicalDangling, judge)
  }
  const { state, target, issue } = found
  if (state !== 'exists' || target === null || issue !== null) return found
  const wrong = judgeRelation(relation, target, path, site, resolve)
  return wrong === null ? found : { ...found, issue: judge.issue(wrong.definition, wrong.params) }
}

/** Replaces the issue of a missing target with the one for this kind of link. */
function renamed(found: Resolution, definition: IssueDefinition, judge: LinkJudge): Resolution {
  if (found.state !== 'missing' || found.issue === null) return found
  return { ...found, issue: judge.issue(definition, found.issue.issue.params) }
}
