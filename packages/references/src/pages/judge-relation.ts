import type { LinkRelation } from '@hreflint/documents'
import type { IssueDefinition } from '@hreflint/core'
import { languageOf } from '@hreflint/documents'
import { hreflangConflict } from '../issues/site/hreflang-conflict.ts'
import { hreflangNoReturn } from '../issues/site/hreflang-no-return.ts'
import { hreflangNoSelf } from '../issues/site/hreflang-no-self.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'
import { clusterOf, isAlternate, isCopy, type ResolveAddress, targetOf } from './page-links.ts'

/** What is wrong with a link of a page to a version in another language. */
export interface RelationIssue {
  readonly definition: IssueDefinition
  readonly params: Readonly<Record<string, string>>
}

/**
 * Judges a link element with `hreflang` that leads to an existing page. Returns null if nothing is
 * wrong, or if that is unknown.
 */
export function judgeRelation(
  relation: LinkRelation,
  target: string,
  path: string,
  site: SiteFacts,
  resolve: ResolveAddress,
): RelationIssue | null {
  const relations = site.relationsOf(path)
  if (relations === null || !isAlternate(relation) || !isPage(target)) return null
  const isSiteKnown = site.address.isKnown
  if (isCopy(path, relations, resolve) || hasLanguagesElsewhere(site)) return null
  const { targets, isKnown } = clusterOf(relations, resolve, isSiteKnown)
  const other = otherPageFor(relation, target, relations, resolve)
  if (other !== null) {
    const params = { language: relation.hreflang ?? '', target, other }
    return { definition: hreflangConflict, params }
  }
  const isFirst = relations.find(isAlternate)?.start === relation.start
  if (isFirst && isKnown && !targets.has(path)) {
    return { definition: hreflangNoSelf, params: {} }
  }
  if (target === path) return null
  const others = site.relationsOf(target)
  if (others === null || isCopy(target, others, resolve)) return null
  const back = clusterOf(others, resolve, isSiteKnown)
  if (!back.isKnown || back.targets.has(path)) return null
  return { definition: hreflangNoReturn, params: { target } }
}

/** Whether the sitemap names the languages instead. */
function hasLanguagesElsewhere(site: SiteFacts): boolean {
  return site.relationsOf('sitemap.xml')?.some(isAlternate) === true
}

/** Feeds and files to download may be in a language too, and link to nothing. */
function isPage(path: string): boolean {
  return /html$/.test(languageOf(path) ?? '')
}

/** Returns the page that an earlier link names for the same language, if it is another page. */
function otherPageFor(
  { start, hreflang }: LinkRelation,
  target: string,
  relations: readonly LinkRelation[],
  resolve: ResolveAddress,
): string | null {
  for (const other of relations) {
    if (other.start >= start || other.hreflang !== hreflang || !isAlternate(other)) continue
    const named = targetOf(other, resolve)
    if (named !== null && named !== target && isPage(named)) return named
  }
  return null
}
