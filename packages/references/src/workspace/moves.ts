/** The old and new path of a file or folder. Both are from the root of the site. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** Returns the path of a file after the moves. */
export function movedPath(path: string, moves: readonly Move[]): string {
  for (const { from, to } of moves) {
    if (path === from) return to
    if (path.startsWith(`${from}/`)) return to + path.slice(from.length)
  }
  return path
}
