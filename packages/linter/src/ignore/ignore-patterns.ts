import ignore, { type Ignore } from 'ignore'

/**
 * Reads patterns in the syntax of `.gitignore`: the text of such a file, or a list of patterns. A path that
 * is not below their folder matches none of them that names a folder.
 */
export function ignorePatterns(patterns: string | readonly string[]): Ignore {
  return ignore({ allowRelativePaths: true }).add(patterns)
}
