import type { Span } from '@hreflint/core'
import { percentDecodeUtf8 } from '@hreflint/core/internal'
import type { Use } from '../facts/document-facts.ts'
import type { Resolution } from '../resolve/resolution.ts'
import {
  type LostUse,
  type MovedLinks,
  type RewrittenUse,
  waysToNameLike,
  waysToWrite,
} from './moved-links.ts'
import { fragmentOf } from './renamed-anchors.ts'
import type { SiteIndex } from './site-index.ts'
import { nameSpanIn, templateIn, withText, writtenFragment } from './template-use.ts'

/** An id or heading of a document, by a fragment that finds it, decoded. The path is from the root. */
interface Place {
  readonly path: string
  readonly name: string
}

/**
 * Returns the links to rewrite so that those to one place lead to another. The first need not exist any
 * more: its links are those that name it. The second does. Links whose fragment a template fills in are
 * left out.
 */
export function movedPlace(index: SiteIndex, from: Place, to: Place): Omit<MovedLinks, 'unknown'> {
  const { site } = index
  const old = site.anchorsOf(from.path)?.places.get(from.name)?.start
  const now = site.anchorsOf(to.path)?.places.get(to.name)?.start
  const rewritten: RewrittenUse[] = []
  const lost: LostUse[] = []
  for (const path of index.paths) {
    const facts = index.factsOf(path)
    const document = site.document(path, facts?.structure)
    for (const { use, resolution } of index.linksOf(path)) {
      const base = facts?.base ?? null
      const fragment = fragmentOf(use, base, site.profile)
      if (fragment === null || !leadsThere(use, fragment, resolution)) continue
      const template = templateIn(use, { base }, site.profile)
      const head = template === null ? { start: 0, end: fragment.start - 1 } : nameSpanIn(template)
      const directive = /:~:.*$/s.exec(use.text.slice(fragment.start, fragment.end))?.[0] ?? ''
      const renamed = withText(use, fragment, writtenFragment(to.name, template) + directive)
      const name = use.text.slice(head.start, head.end)
      const ends = [{ path, target: from.path }, { path, target: to.path }, site, site] as const
      const ways = [
        ...(from.path === to.path ? [name] : []),
        ...(path === to.path ? [''] : []),
        ...(template?.finds === 'page' ? waysToNameLike : waysToWrite)(name, ...ends),
      ]
      const found = ways
        .map(way => withText(renamed, head, way))
        .find(link => {
          const { state, target, anchor } = document.resolve({
            ...link,
            base,
            start: use.span.start,
          })
          const place = anchor === null ? undefined : site.anchorsOf(to.path)?.places.get(anchor)
          return state === 'exists' && target === to.path && place?.start === now
        })
      if (found === undefined) lost.push({ path, use })
      else rewritten.push({ path, use, text: found.text })
    }
  }
  return { rewritten, lost }

  function leadsThere(
    { text }: Use,
    { start, end }: Span,
    { target, anchor }: Resolution,
  ): boolean {
    if (target !== from.path) return false
    // Without its directive.
    const name = text.slice(start, end).replace(/:~:.*$/s, '')
    if (anchor === null) return (percentDecodeUtf8(name) ?? name) === from.name
    return old !== undefined && site.anchorsOf(from.path)?.places.get(anchor)?.start === old
  }
}
