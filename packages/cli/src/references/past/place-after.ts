import type { PastChange } from '../../files/git/past-changes.ts'

/** Where a change leaves a file or a folder. Unknown if it neither moves nor deletes it as a whole. */
export type PlaceAfter = { readonly path: string } | 'deleted' | 'unknown'

/** Returns where a change leaves a file or a folder. */
export function placeAfter({ moved, deleted, isPartial }: PastChange, path: string): PlaceAfter {
  const now = moved.get(path)
  if (now !== undefined) return { path: now }
  const gone = isPartial ? 'unknown' : 'deleted'
  if (deleted.has(path)) return gone
  const folder = `${path}/`
  const places = new Set<string | null>()
  for (const [from, to] of moved) {
    if (!from.startsWith(folder)) continue
    const rest = from.slice(path.length)
    places.add(to.endsWith(rest) ? to.slice(0, -rest.length) : null)
  }
  const [place] = places
  if (places.size > 1 || place === null) return 'unknown'
  if (place !== undefined) return { path: place }
  return [...deleted].some(file => file.startsWith(folder)) ? gone : 'unknown'
}
