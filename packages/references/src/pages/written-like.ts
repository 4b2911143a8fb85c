import { encodePath, relativePath, startOf } from '../resolve/address.ts'
import { componentOf } from '../resolve/link.ts'

/**
 * Writes a path from the root of a site as a URL in the style of a link, with its query and
 * fragment. A relative URL starts from `document`.
 */
export function writtenLike(
  text: string,
  path: string,
  document: string,
  basePath: string,
): string {
  const pathSpan = componentOf(text, 'path')
  const tail = pathSpan === null ? '' : text.slice(pathSpan.end)
  const start = startOf(text)
  if (start === 'rooted') return `${basePath}${encodePath(path)}${tail}`
  if (start === 'absolute') {
    return `${text.slice(0, pathSpan?.start ?? 0)}${basePath}${encodePath(path)}${tail}`
  }
  const relative = encodePath(relativePath(document, path))
  const prefix = text.startsWith('./') && !relative.startsWith('.') ? './' : ''
  return prefix + relative + tail
}
