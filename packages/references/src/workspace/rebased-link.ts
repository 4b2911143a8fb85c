import { encodePath, relativePath, startOf } from '../resolve/address.ts'
import { isSource } from '../resolve/look-up.ts'
import type { Site } from '../resolve/site.ts'
import { linkStartsOf } from '../pages/link-starts.ts'
import { type Move, movedPath } from './moves.ts'

/**
 * Returns a relative link in a document that moves, written so that it names the same path as before.
 * Where the target is unknown, this is all that can be kept. Null if readers of the document may take
 * different paths from it.
 *
 * @param path Of the document, before any move, from the root.
 */
export function rebasedLink(
  text: string,
  path: string,
  before: Site,
  after: Site,
  moves: readonly Move[],
): string | null {
  if (startOf(text) !== 'relative') return null
  const [, written = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? []
  if (written === '' || written.includes('\\')) return null
  const { profile } = before
  // Generators look sources up from the source that names them.
  const isNamed = isSource(profile, written) && profile.linksStartFrom.includes('source')
  const starts = linkStartsOf(before, path)
  const ends = linkStartsOf(after, movedPath(path, moves))
  const links = starts.flatMap((start, index) => {
    if (isNamed && profile.linksStartFrom[index] !== 'source') return []
    return [between(encodePath(ends[index] ?? ''), joined(encodePath(start), written))]
  })
  const [link] = links
  if (link === undefined || links.some(each => each !== link)) return null
  return (written.startsWith('./') && !/^\.{1,2}\//.test(link) ? `./${link}` : link) + tail
}

/** Returns the path that a relative one names from a document. It starts with `../` if it leaves the root. */
function joined(document: string, relative: string): string {
  const names = document.split('/').slice(0, -1)
  const own = relative.split('/')
  let above = 0
  for (const [index, name] of own.entries()) {
    if (name === '..' && names.pop() === undefined) above += 1
    if (name === '.' || name === '..') {
      if (index === own.length - 1) names.push('')
    } else if (name !== '' || index === own.length - 1) names.push(name)
  }
  return '../'.repeat(above) + names.join('/')
}

/** Returns the relative path from a document to a path that may be outside the root. */
function between(document: string, target: string): string {
  if (!target.startsWith('../')) return relativePath(document, target)
  return '../'.repeat(document.split('/').length - 1) + target
}
