import { resolve, sep } from 'node:path'
import { pathMatcher } from '@hreflint/linter'
import picomatch from 'picomatch'

/** A glob, and the folder that it can match something in. */
export interface Glob {
  /** Absolute. */
  readonly folder: string
  /** Whether an absolute path matches. */
  readonly matches: (path: string) => boolean
}

/** Reads an argument as a glob. Returns null if it is not one. */
export function readGlob(argument: string, cwd: string): Glob | null {
  const { isGlob, base, glob } = picomatch.scan(withSlashes(argument))
  if (!isGlob) return null
  const folder = resolve(cwd, base)
  // The text before the first magic character is literal.
  const literal = withSlashes(folder).replace(/[\\*?[\]{}()!+@]/g, '\\$&')
  const isMatch = pathMatcher(`${literal}/${glob}`)
  return { folder, matches: path => isMatch(withSlashes(path)) }
}

function withSlashes(path: string): string {
  return sep === '\\' ? path.replaceAll('\\', '/') : path
}
