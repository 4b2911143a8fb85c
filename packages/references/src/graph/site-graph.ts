import type { Span } from '@hreflint/core'
import { hide } from '@hreflint/core/internal'
import { languageOf } from '@hreflint/documents'
import type { DocumentFacts, Use } from '../facts/document-facts.ts'
import { resolveFacts } from '../facts/resolve-facts.ts'
import { spanOfUse } from '../facts/use-span.ts'
import { isEntrance, openedFile } from '../pages/orphans.ts'
import type { Site } from '../resolve/site.ts'

/** The pages of a site and the links between them. Plain data. */
export interface SiteGraph {
  readonly pages: readonly GraphPage[]
  readonly links: readonly GraphLink[]
  readonly redirects: readonly GraphRedirect[]
}

export interface GraphPage {
  /**
   * Path from the root of the site. For a missing page, the path that was looked for, or the URL.
   */
  readonly path: string
  readonly isMissing: boolean
  /** Whether no other page links to it although visitors do not enter the site there. */
  readonly isOrphan: boolean
}

/** All links from one page to another. */
export interface GraphLink {
  readonly from: string
  readonly to: string
  readonly count: number
  /** The links that have an issue. */
  readonly broken: readonly BrokenLink[]
}

export interface BrokenLink {
  readonly code: string
  /** The URL as it is written, with passwords masked. */
  readonly url: string
  readonly span: Span
}

export interface GraphRedirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Builds the graph of a site from the facts of its documents, which are given by path. */
export function graphOf(
  site: Site,
  documents: Iterable<readonly [path: string, facts: DocumentFacts]>,
): SiteGraph {
  const paths = new Set<string>()
  const missing = new Set<string>()
  const linked = new Set<string>()
  const links = new Map<string, CountedLink>()
  for (const [path, facts] of documents) {
    paths.add(path)
    const resolved = resolveFacts(site, path, facts)
    const document = site.document(path)
    for (const { use, resolution } of resolved) {
      const { state, target, issue } = resolution
      const opened = openedFile({ ...use, base: facts.base }, resolution, link =>
        document.resolve(link),
      )
      const to =
        state === 'missing'
          ? (target ?? nameOf(issue?.issue.params.target, use))
          : (target ?? opened)
      if (to === null || (issue === null && !isPage(to))) continue
      if (target === null && opened === null) missing.add(to)
      if (opened !== null && opened !== path) linked.add(opened)
      const key = `${path}\n${to}`
      const link: CountedLink = links.get(key) ?? { from: path, to, count: 0, broken: [] }
      link.count += 1
      if (issue !== null) {
        const { code, span } = issue.issue
        const place = { code, url: hide(use.text), span: spanOfUse(use, span) }
        link.broken.push(place)
      }
      links.set(key, link)
    }
  }
  const all = [...links.values()]
  const isKnown = site.profile.holds === 'output'
  const others = new Set(all.map(({ to }) => to).filter(to => !paths.has(to)))
  return {
    pages: [
      ...Array.from(paths, path => ({
        path,
        isMissing: false,
        isOrphan: isKnown && !linked.has(path) && isPage(path) && !isEntrance(path),
      })),
      ...Array.from(others, path => ({ path, isMissing: missing.has(path), isOrphan: false })),
    ],
    links: all,
    redirects: site.redirects.rules.map(({ from, to, status }) => ({
      from,
      to: hide(to),
      status,
    })),
  }
}

interface CountedLink extends GraphLink {
  count: number
  readonly broken: BrokenLink[]
}

function nameOf(target: string | undefined, { text }: Use): string {
  return target ?? hide(text)
}

function isPage(path: string): boolean {
  return /^(?:html|xhtml|markdown|mdx)$/.test(languageOf(path) ?? '')
}
