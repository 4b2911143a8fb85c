import ignore, { type Ignore } from 'ignore'

/** Reads patterns in the syntax of `.gitignore`: the text of such a file, or one by one. */
export function ignorePatterns(patterns: string | readonly string[]): Ignore {
  return ignore().add(patterns)
}
