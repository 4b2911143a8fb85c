import type { Link } from './link.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * What the path of a link is known by among the documents of a folder; null where it may come to something else in
 * another one. Navigation has the same links on every page.
 */
export function sharedKey(
  { text, base, holes }: Link,
  folder: string,
  { profile, repository }: Pick<SiteFacts, 'profile' | 'repository'>,
): string | null {
  if (base !== null || holes.length > 0 || profile.holds === 'sources') return null
  const path = /^[^?#]*/.exec(text)?.[0] ?? ''
  if (path === '') return null
  if (!/^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(path)) return `${folder}\n${path}`
  // What a forge shows is looked up with its fragment.
  return repository === null ? `\n${path}` : null
}
