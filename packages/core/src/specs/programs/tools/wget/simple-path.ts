/**
 * Removes `.` and `..` from a path as wget does: in one pass, in which an empty segment counts as a segment. `..` at
 * the start is removed, except for FTP (`keepsLeading`).
 */
export function simplePath(path: string, keepsLeading: boolean): string {
  let kept = ''
  let begin = 0
  for (const segment of path.match(/[^/]*\/|[^/]+$/g) ?? []) {
    const name = segment.replace('/', '')
    if (name === '.') continue
    if (name !== '..') kept += segment
    else if (kept.length > begin) kept = parentOf(kept, begin)
    else if (keepsLeading) {
      begin = kept.length + 3
      kept += segment
    }
  }
  return kept
}

/** Returns the text without its last segment, which ends with a slash. */
function parentOf(kept: string, begin: number): string {
  const slash = kept.slice(0, -1).lastIndexOf('/')
  return kept.slice(0, Math.max(slash + 1, begin))
}
