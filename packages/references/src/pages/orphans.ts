import type { LinkRelation } from '@hreflint/documents'
import { languageOf } from '@hreflint/documents'
import { isForm, type Link } from '../resolve/link.ts'
import type { Resolution } from '../resolve/resolution.ts'
import type { Site } from '../resolve/site.ts'
import { isCopy } from './page-links.ts'

/** Resolves a link of a page. */
export type ResolveLink = (link: Link) => Resolution

/**
 * Returns the file that a visitor can open by a link; null if there is none. Sitemaps and `link`
 * elements are for machines.
 *
 * @param found The resolution of the link.
 */
export function openedFile(link: Link, found: Resolution, resolve: ResolveLink): string | null {
  const { element, property } = link.site
  if (element === 'link' || element === 'loc') return null
  if (element === 'meta' && property !== 'refresh') return null
  const { state, target } = isForm(link.site) ? resolve({ ...link, site: anchorSite }) : found
  return state === 'exists' ? target : null
}

const anchorSite: Link['site'] = {
  kind: 'attribute',
  element: 'a',
  attribute: 'href',
  syntax: 'url',
}

/** What is known about a page that may be an orphan. */
export interface LonelyPage {
  readonly path: string
  readonly relations: readonly LinkRelation[]
  /** The links of the page. */
  readonly links: Iterable<Pick<Link, 'site'>>
}

/**
 * Whether other pages should link to a page. Visitors enter a site at its home page and at targets
 * of redirects, and servers send error pages.
 */
export function needsLinks(
  { profile, redirects }: Pick<Site, 'profile' | 'redirects'>,
  { path, relations, links }: LonelyPage,
  resolve: ResolveLink,
): boolean {
  if (profile.holds !== 'output' || !isPage(path) || isEntrance(path)) return false
  for (const { site } of links) if (site.property === 'refresh') return false
  const resolveText = (text: string) => resolve({ text, holes: [], site: anchorSite, base: null })
  if (isCopy(path, relations, resolveText)) return false
  let ends = endsOf.get(redirects)
  if (ends === undefined) {
    ends = new Set(redirects.rules.map(({ to }) => resolveText(to).target))
    endsOf.set(redirects, ends)
  }
  return !ends.has(path)
}

/** The files where redirects end, by the rules of a site. */
const endsOf = new WeakMap<object, ReadonlySet<string | null>>()

/** Whether a file is a page of a built site. */
export function isPage(path: string): boolean {
  return /^x?html$/.test(languageOf(path) ?? '')
}

/** Whether a page is the home page of the site, its README or an error page. */
export function isEntrance(path: string): boolean {
  return /^(?:index|README)\.\w+$|(?:^|\/)(?:40\d|50\d)(?:\.\w+|\/index\.\w+)$/i.test(path)
}
