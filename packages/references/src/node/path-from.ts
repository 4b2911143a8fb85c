import { relative, sep } from 'node:path'

/** Returns a path relative to the root of its site, with `/` between names. */
export function pathFrom(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}
