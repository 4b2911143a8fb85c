/** A commit, by its short id and the day on which it was written. */
export interface PastCommit {
  readonly id: string
  readonly date: string
}

/** What became of a file or folder that is gone. Paths are from the root of the site. */
export interface Fate {
  /** Where it is now, or the name under which it was deleted. Starts with `../` outside the site. */
  readonly path: string
  readonly isDeleted: boolean
  /** The commit of its last step. Null for a change that is staged. */
  readonly commit: PastCommit | null
}

/** Returns the words for when something happened. */
export const whenOf = ({ id, date }: PastCommit): string => `in ${id} (${date})`

/** Returns a sentence about what became of a file. */
export function sentenceAbout(source: string, { path, isDeleted, commit }: Fate): string {
  const when = commit === null ? 'in the staged change' : whenOf(commit)
  if (!isDeleted) return `Git remembers: ${source} was moved to ${path} ${when}.`
  return path === source
    ? `Git remembers: ${source} was deleted ${when}.`
    : `Git remembers: ${source} was moved to ${path}, which was deleted ${when}.`
}
