import type { Link } from './link.ts'
import type { SiteFacts } from './site-facts.ts'

/** What links of several documents have in common: the documents, and what is written. */
export interface SharedKey {
  readonly group: string
  readonly key: string
}

/**
 * What the path of a link is known by among the documents of a folder; null where it may come to something else in
 * another one. Navigation has the same links on every page.
 */
export function sharedKey(
  { text, base, holes }: Link,
  /** The group of the folder. */
  group: string,
  { profile, repository }: Pick<SiteFacts, 'profile' | 'repository'>,
): SharedKey | null {
  if (base !== null || holes.length > 0 || profile.holds === 'sources') return null
  const end = text.search(/[?#]/)
  const key = end === -1 ? text : text.slice(0, end)
  if (key === '') return null
  if (!/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(key)) return { group, key }
  // What a forge shows is looked up with its fragment.
  return repository === null ? { group: 'anywhere', key } : null
}
