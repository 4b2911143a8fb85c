import type { LinkRelation } from '@hreflint/documents'
import { startOf } from '../resolve/address.ts'
import type { Resolution } from '../resolve/resolution.ts'

/** Resolves an address that a page names, from anywhere. */
export type ResolveAddress = (address: string) => Resolution

/** What a page says of the same page in other languages. */
export interface LanguageCluster {
  /** Paths of the pages on the site that it names. */
  readonly targets: ReadonlySet<string>
  /** Whether it is known of every address which page it is, or that it is on another site. */
  readonly isKnown: boolean
}

/** Whether a relation names the page in a language. */
export function isAlternate({ rel, hreflang }: LinkRelation): boolean {
  return hreflang !== null && hreflang !== '' && rel.split(/\s+/).includes('alternate')
}

/** The pages in other languages that relations name. */
export function clusterOf(
  relations: readonly LinkRelation[],
  resolve: ResolveAddress,
  isSiteKnown: boolean,
): LanguageCluster {
  const targets = new Set<string>()
  let isKnown = true
  for (const relation of relations.filter(isAlternate)) {
    const found = resolveRelation(relation, resolve)
    if (found?.target != null) targets.add(found.target)
    else if (!(found?.reason === 'outside the site' && isSiteKnown)) isKnown = false
  }
  return { targets, isKnown }
}

/** Whether a page says that another one is to be found in its place. */
export function isCopy(
  path: string,
  relations: readonly LinkRelation[],
  resolve: ResolveAddress,
): boolean {
  const canonical = relations.find(({ rel }) => rel.split(/\s+/).includes('canonical'))
  return canonical !== undefined && resolveRelation(canonical, resolve)?.target !== path
}

/** What a relation leads to; null where that depends on the base of its page. */
function resolveRelation({ href }: LinkRelation, resolve: ResolveAddress): Resolution | null {
  return href === null || startOf(href) === 'relative' ? null : resolve(href)
}
