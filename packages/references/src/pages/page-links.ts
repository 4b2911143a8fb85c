import type { LinkRelation } from '@hreflint/documents'
import { startOf } from '../resolve/address.ts'
import type { Resolution } from '../resolve/resolution.ts'

/** Resolves a URL that does not depend on the address of its page. */
export type ResolveAddress = (address: string) => Resolution

/** The language versions that a page names for itself. */
export interface LanguageCluster {
  /** Paths of the named pages on this site. */
  readonly targets: ReadonlySet<string>
  /** Whether every URL is known to lead to a page of this site or to another site. */
  readonly isKnown: boolean
}

/** Whether a relation names a language version of the page. */
export function isAlternate({ rel, hreflang }: LinkRelation): boolean {
  return hreflang !== null && hreflang !== '' && rel.split(/\s+/).includes('alternate')
}

/** Returns the language versions that relations name. */
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

/** Whether a page names another page, or one that is unknown, as its canonical address. */
export function isCopy(
  path: string,
  relations: readonly LinkRelation[],
  resolve: ResolveAddress,
): boolean {
  const canonical = relations.find(({ rel }) => rel.split(/\s+/).includes('canonical'))
  return canonical !== undefined && resolveRelation(canonical, resolve)?.target !== path
}

/** Resolves a relation; null if its URL is relative and so depends on the base of its page. */
function resolveRelation({ href }: LinkRelation, resolve: ResolveAddress): Resolution | null {
  return href === null || startOf(href) === 'relative' ? null : resolve(href)
}

/** Returns the path of the page on this site that a relation leads to; null if that is unknown. */
export function targetOf(relation: LinkRelation, resolve: ResolveAddress): string | null {
  return resolveRelation(relation, resolve)?.target ?? null
}
