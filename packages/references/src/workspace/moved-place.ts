import { percentDecodeUtf8 } from '@hreflint/core/internal'
import type { Use } from '../facts/document-facts.ts'
import { encodePath } from '../resolve/address.ts'
import type { Resolution } from '../resolve/resolution.ts'
import { type LostUse, type MovedLinks, type RewrittenUse, waysToWrite } from './moved-links.ts'
import { namedPageIn, namesFor } from './named-page.ts'
import type { SiteIndex } from './site-index.ts'

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
      if (!leadsThere(use, resolution)) continue
      const resolved = (text: string) =>
        document.resolve({ ...use, text, base: facts?.base ?? null, start: use.span.start })
      const text = [...waysFor(use.text, path)].find(written => {
        const { state, target, anchor } = resolved(written)
        const found = anchor === null ? undefined : site.anchorsOf(to.path)?.places.get(anchor)
        return state === 'exists' && target === to.path && found?.start === now
      })
      if (text === undefined) lost.push({ path, use })
      else rewritten.push({ path, use, text })
    }
  }
  return { rewritten, lost }

  /** Returns ways to write a link of a document that leads to the new place. */
  function* waysFor(text: string, path: string): Generator<string> {
    const named = namedPageIn(text, site.profile)
    if (named !== null) {
      if (from.path === to.path) yield named.write(named.name, to.name)
      if (path === to.path) yield named.write('', to.name)
      for (const name of namesFor(to.path, named, path, site)) yield named.write(name, to.name)
      return
    }
    const head = text.slice(0, text.indexOf('#'))
    const fragment = `#${encodePath(to.name)}${/:~:.*$/s.exec(text)?.[0] ?? ''}`
    if (from.path === to.path) yield head + fragment
    if (path === to.path) yield fragment
    const ends = [
      { path, target: from.path },
      { path, target: to.path },
    ] as const
    for (const way of waysToWrite(head, ...ends, site, site)) yield way + fragment
  }

  function leadsThere({ text, holes }: Use, { target, anchor }: Resolution): boolean {
    const hash = text.indexOf('#')
    if (target !== from.path || hash === -1) return false
    const named = namedPageIn(text, site.profile)
    if (named === null && holes.length > 0) return false
    const written = named === null ? percentDecodeUtf8(fragmentIn(text, hash)) : named.fragment
    if (anchor === null) return written === from.name
    return old !== undefined && site.anchorsOf(from.path)?.places.get(anchor)?.start === old
  }
}

/** Returns a fragment without its directive. */
function fragmentIn(text: string, hash: number): string {
  return text.slice(hash + 1).replace(/:~:.*$/s, '')
}
