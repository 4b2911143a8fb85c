import picomatch from 'picomatch/posix.js'
import { readPattern } from './read-pattern.ts'
import { runPattern } from './run-pattern.ts'

/**
 * A matcher for paths with `/` between names. picomatch reads the glob; its regular expression is run
 * without backtracking, since a configuration may come with a repository that is not trusted.
 */
export function pathMatcher(glob: string): (path: string) => boolean {
  const { source } = picomatch.makeRe(glob, { dot: true })
  const program = readPattern(source)
  return path => path === glob || (program !== null && runPattern(program, path))
}
