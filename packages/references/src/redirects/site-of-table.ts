import { findEntry } from '../listing/find-entry.ts'
import { joinPath } from '../listing/listing.ts'
import { rootsOf } from '../generators/contract/contents.ts'
import { missingFragment } from '../issues/missing-fragment.ts'
import { startOf } from '../resolve/address.ts'
import type { Link } from '../resolve/link.ts'
import { isSource, lookUpServed, lookUpSource, pageOfSource } from '../resolve/look-up.ts'
import type { ReferenceIssue, Resolution } from '../resolve/resolution.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'
import type { TableSite } from './follow-rule.ts'
import { hasPlaceholder, placeholderStart } from './rule-pattern.ts'

/** Addresses that functions and platforms answer. They are in no folder. */
const answeredElsewhere = /^(?:\.netlify|\.well-known|cdn-cgi|_vercel|_next|api)(?:\/|$)/

/**
 * Returns the facts about a site that its redirect tables are judged by. `resolve` resolves its
 * links.
 */
export function siteOfTable(site: SiteFacts, resolve: (link: Link) => Resolution): TableSite {
  const { listing, profile, address } = site
  const { basePath } = address
  const isServedFolder =
    profile.holds === 'output' && findEntry(listing, 'index.html').kind === 'file'
  const hasWorker = findEntry(listing, '_worker.js').kind !== 'missing'

  function pathOf(to: string): string | null {
    const path = to.replace(/[?#].*$/s, '')
    if (startOf(to) === 'rooted') return asPage(path)
    const at = address.pathOf(path, '', null)
    return at.kind === 'on site' ? asPage(`${basePath}${at.path}${at.hasSlash ? '/' : ''}`) : null
  }

  /** Converts a source to the address of its page: tables of generators name sources. */
  function asPage(path: string): string {
    const inside = insideOf(path)
    const isNamed = profile.holds === 'sources' && inside !== null && isSource(profile, inside)
    return isNamed ? basePath + pageOfSource(profile, inside) : path
  }

  /** Converts a path on the server to a path from the root of the site; null if it is outside. */
  function insideOf(path: string): string | null {
    if (!path.startsWith(basePath)) return null
    return path.slice(basePath.length).replace(/\/$/, '')
  }

  function isServed(path: string): boolean {
    const inside = insideOf(path)
    if (inside === null || hasPlaceholder(path)) return false
    // A source that is not listed becomes no page.
    const { listedPages } = profile
    if (listedPages !== undefined && /\.html$/.test(inside) && !listedPages.includes(inside)) {
      return false
    }
    const looked =
      profile.holds === 'sources'
        ? lookUpSource(listing, profile, inside, path.endsWith('/'), null)
        : lookUpServed(listing, profile, inside, path.endsWith('/'))
    return looked.kind === 'found' && looked.remark === null
  }

  function hasFolder(path: string): boolean {
    const inside = insideOf(`${path}/`)
    if (inside === null || inside === '') return true
    if (profile.holds === 'sources' && profile.certain !== 'all') return true
    return rootsOf(listing, profile).some(
      root => findEntry(listing, joinPath(root, inside)).kind !== 'missing',
    )
  }

  function missingTarget(to: string): string | ReferenceIssue | null {
    if (profile.holds === 'output' && !isServedFolder) return null
    const path = pathOf(to)
    const inside = path === null ? null : insideOf(path)
    if (path === null || inside === null || answeredElsewhere.test(inside)) return null
    if (hasWorker && !/\.\w+$/.test(inside)) return null
    const hole = placeholderStart(to)
    if (hole !== -1) {
      const folder = to.slice(0, hole).replace(/\/[^/]*$/, '')
      if (profile.holds !== 'output' || startOf(to) !== 'rooted' || hasFolder(folder)) return null
      // Another rule may apply to the content of the folder.
      if (site.redirects.find(`${folder}/:splat`) !== null) return null
      return site.isGenerated(insideOf(`${folder}/`) ?? '') ? null : `${folder}/`
    }
    const { state, issue } = resolve({ text: to, holes: [], site: linkSite, base: null })
    if (state !== 'missing' || issue === null) return null
    // Visitors see the page.
    if (issue.definition === missingFragment) return issue
    if (startOf(to) === 'rooted') return to
    return issue.issue.params.target ?? to
  }

  return { pathOf, isServed, hasFolder, missingTarget }
}

/** Targets of entries are resolved like links of pages. */
const linkSite: Link['site'] = { kind: 'attribute', element: 'a', attribute: 'href', syntax: 'url' }
