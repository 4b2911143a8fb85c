import { relative, sep } from 'node:path'

/** Returns a path relative to the root of its site, with `/` between names. */
export function pathFrom(root: string, path: string): string {
  const inside = root !== '' && path.startsWith(root) && path[root.length] === sep
  const rest = inside ? path.slice(root.length + 1) : ''
  // `relative` resolves both paths, which takes longer than all else that is done with most paths.
  const fromRoot = rest === '' || unusual.test(rest) ? relative(root, path) : rest
  return sep === '/' ? fromRoot : fromRoot.split(sep).join('/')
}

/** A name that is empty, or that is `.` or `..`. */
const unusual = /(?:^|[\\/])\.{0,2}(?:[\\/]|$)/
