import { relative, sep } from 'node:path'

/** A path from the root of its site, with `/` between names. */
export function pathFrom(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}
