import type { Link } from './link.ts'
import type { SiteFacts } from './site-facts.ts'

/** A key for links of several documents that share a resolution. */
export interface SharedKey {
  readonly group: string
  readonly key: string
}

/**
 * Returns the key under which documents in a folder share the resolution of a link's path, as
 * navigation has the same links on every page. Null if the link may resolve differently in another
 * document.
 */
export function sharedKey(
  { text, base, holes }: Link,
  /** Identifies the folder of the document. */
  group: string,
  { profile, repository, redirects }: Pick<SiteFacts, 'profile' | 'repository' | 'redirects'>,
): SharedKey | null {
  if (base !== null || holes.length > 0 || profile.holds === 'sources') return null
  if (/^(?:[?#]|$)/.test(text)) return null
  // Where a redirect leads depends on the fragment too.
  const end = redirects.rules.length > 0 ? -1 : text.search(/[?#]/)
  const key = end === -1 ? text : text.slice(0, end)
  if (!/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(key)) return { group, key }
  // Files on a forge are looked up together with the fragment.
  return repository === null ? { group: 'anywhere', key } : null
}
