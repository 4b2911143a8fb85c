import type { IssueDefinition } from '@hreflint/core'
import type { LinkRelation } from '@hreflint/documents'
import { hreflangConflict } from '../issues/site/hreflang-conflict.ts'
import { hreflangNoReturn } from '../issues/site/hreflang-no-return.ts'
import { hreflangNoSelf } from '../issues/site/hreflang-no-self.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'
import { indexOf, isPage, type LanguageVersions, versionsOf } from './language-versions.ts'
import { isAlternate, type ResolveAddress } from './page-links.ts'

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
  if (hasLanguagesElsewhere(site)) return null
  const own = versionsOf(path, relations, site, resolve)
  if (own.isCopy) return null
  const other = otherPageFor(relation, target, own)
  if (other !== null) {
    const params = { language: relation.hreflang ?? '', target, other }
    return { definition: hreflangConflict, params }
  }
  const isFirst = indexOf(relations).firstAlternate?.start === relation.start
  if (isFirst && own.isKnown && !own.targets.has(path)) {
    return { definition: hreflangNoSelf, params: {} }
  }
  if (target === path) return null
  const others = site.relationsOf(target)
  const back = others === null ? null : versionsOf(target, others, site, resolve)
  if (back === null || back.isCopy || !back.isKnown || back.targets.has(path)) return null
  return { definition: hreflangNoReturn, params: { target } }
}

/** Whether the sitemap names the languages instead. */
function hasLanguagesElsewhere(site: SiteFacts): boolean {
  const relations = site.relationsOf('sitemap.xml')
  return relations !== null && indexOf(relations).firstAlternate !== null
}

/** Returns the page that an earlier link names for the same language, if it is another page. */
function otherPageFor(
  { start, hreflang }: LinkRelation,
  target: string,
  { byLanguage }: LanguageVersions,
): string | null {
  const other = byLanguage.get(hreflang ?? '')?.find(page => page.target !== target)
  return other === undefined || other.start >= start ? null : other.target
}
