import ignore, { type Ignore } from 'ignore'

/** Reads patterns in the syntax of `.gitignore`: the text of such a file, or a list of patterns. */
export function ignorePatterns(patterns: string | readonly string[]): Ignore {
  return ignore().add(patterns)
}
