import { spend } from '../../text/work/work.ts'
import type { RoutePiece } from './route.ts'

/** Maximum number of paths before variations are added. Enough to try a route. */
const most = 64

/** Returns paths that a route is likely to match, and some that it narrowly does not. */
export function samplePaths(
  pieces: readonly Pick<RoutePiece, 'type' | 'text' | 'modifier' | 'name'>[],
): readonly string[] {
  let paths = ['']
  for (const { type, text, modifier, name } of pieces) {
    const values = valuesOf(type, text, name)
    const choices = modifier.includes('?') || modifier.includes('*') ? ['', ...values] : values
    paths = paths.flatMap(path => choices.map(choice => path + choice)).slice(0, most)
    spend(paths.length)
  }
  for (const path of paths) spend(path.length)
  const around = paths.flatMap(path => [path, `${path}/`, `${path}/more`, `${path}x`, `/x${path}`])
  const shorter = paths.flatMap(path => [
    path.slice(0, path.lastIndexOf('/') + 1),
    path.slice(0, -1),
  ])
  const absolute = [...around, ...shorter].map(path => (path.startsWith('/') ? path : `/${path}`))
  return [...new Set(absolute.map(path => path.replaceAll(/\/{2,}/g, '/')))]
}

function valuesOf(type: RoutePiece['type'], text: string, name: string): readonly string[] {
  if (type === 'text') return [text.replaceAll('\\', '')]
  if (type === 'wildcard') return ['', 'a', 'a/b']
  if (type === 'regexp') return ['1', 'a', '2024']
  // If a parameter is optional, the slash before it belongs to it.
  return ['a', `/${name}`, '/a/b', '.a']
}
