import type { LinkRelation } from '@hreflint/documents'
import { languageOf } from '@hreflint/documents'
import { detachedText } from '../anchors/detached-text.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'
import { clusterOf, isAlternate, isCopy, type ResolveAddress, targetOf } from './page-links.ts'

/** What the link elements of a page say, by what is looked for among them. */
interface RelationIndex {
  readonly byStart: ReadonlyMap<number, LinkRelation>
  readonly firstAlternate: LinkRelation | null
  /** A number that no other relations have. */
  readonly id: number
}

const indexes = new WeakMap<readonly LinkRelation[], RelationIndex>()
let lastId = 0

/**
 * Indexes the link elements of a page. They are looked at for each of its links, so that searching
 * them would take quadratic time.
 */
export function indexOf(relations: readonly LinkRelation[]): RelationIndex {
  let index = indexes.get(relations)
  if (index === undefined) {
    lastId += 1
    index = {
      byStart: new Map(relations.map(relation => [relation.start, relation])),
      firstAlternate: relations.find(isAlternate) ?? null,
      id: lastId,
    }
    indexes.set(relations, index)
  }
  return index
}

/** The versions of a page in other languages, as the page names them. */
export interface LanguageVersions {
  /** Paths of the named pages on this site. */
  readonly targets: ReadonlySet<string>
  /** Whether every URL is known to lead to a page of this site or to another site. */
  readonly isKnown: boolean
  /** Whether the page is a copy of another page. */
  readonly isCopy: boolean
  /** The first two different pages that are named for a language, with the offsets of their URLs. */
  readonly byLanguage: ReadonlyMap<string, readonly NamedPage[]>
}

interface NamedPage {
  readonly start: number
  readonly target: string
}

/** Returns the language versions of a page. They are worked out once for all links to the page. */
export function versionsOf(
  path: string,
  relations: readonly LinkRelation[],
  site: SiteFacts,
  resolve: ResolveAddress,
): LanguageVersions {
  const key = `${indexOf(relations).id} ${path}`
  return site.shared('language versions', key, relations, subject => ({
    ...clusterOf(subject, resolve, site.address.isKnown),
    isCopy: isCopy(path, subject, resolve),
    byLanguage: pagesByLanguage(subject, resolve),
  }))
}

function pagesByLanguage(
  relations: readonly LinkRelation[],
  resolve: ResolveAddress,
): LanguageVersions['byLanguage'] {
  const pages = new Map<string, NamedPage[]>()
  for (const relation of relations) {
    if (!isAlternate(relation)) continue
    const target = targetOf(relation, resolve)
    if (target === null || !isPage(target)) continue
    const language = detachedText(relation.hreflang ?? '')
    const known = pages.get(language)
    if (known === undefined) pages.set(language, [{ start: relation.start, target }])
    else if (known.length === 1 && known[0]?.target !== target) {
      known.push({ start: relation.start, target })
    }
  }
  return pages
}

/** Feeds and files to download may be in a language too, and link to nothing. */
export function isPage(path: string): boolean {
  return /html$/.test(languageOf(path) ?? '')
}
