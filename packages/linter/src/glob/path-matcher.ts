import picomatch from 'picomatch/posix.js'
import { readPattern } from './read-pattern.ts'
import { runPattern } from './run-pattern.ts'

/**
 * Returns a matcher for paths with `/` separators. picomatch compiles the glob. Its regular
 * expression runs without backtracking, because a configuration may come from an untrusted
 * repository.
 */
export function pathMatcher(glob: string): (path: string) => boolean {
  const { source } = picomatch.makeRe(glob, { dot: true })
  const program = readPattern(source)
  return path => path === glob || (program !== null && runPattern(program, path))
}
