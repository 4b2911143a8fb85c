import { posix } from 'node:path'

/** Whether two links of a page lead to the same place, as far as their texts say. */
export function leadsToSame(page: string, one: string, other: string): boolean {
  const [a, b] = [one, other].map(text => placeOf(page, text))
  if (a === undefined || b === undefined || a.fragment !== b.fragment) return false
  const [short, long] = [a.path, b.path].sort((x, y) => x.length - y.length)
  // Addresses start at the root of the site, relative links at that of the repository.
  return short === long || (short !== undefined && short !== '' && `/${long}`.endsWith(`/${short}`))
}

function placeOf(page: string, text: string) {
  const [whole = '', fragment = ''] = text.split('#')
  const shown = /^https?:\/\/github\.com\/[^/]+\/[^/]+\/(?:blob|tree)\/[^/]+\/(.*)$/.exec(
    whole,
  )?.[1]
  const path = (shown ?? whole.replace(/^https?:\/\/[^/]+/, '')).replace(/\?.*$/, '')
  const isRooted = shown !== undefined || path.startsWith('/')
  const full =
    path === ''
      ? page
      : isRooted
        ? path.slice(path.startsWith('/') ? 1 : 0)
        : posix.join(posix.dirname(page), path)
  const plain = decodeURI(full)
    .replace(/\/$/, '')
    .replace(/\.(?:mdx?|html?|rst)$/, '')
    .replace(/(?:^|\/)(?:index|README|_index)$/i, '')
  return { path: plain, fragment: fragment.toLowerCase() }
}
