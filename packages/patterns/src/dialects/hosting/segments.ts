/** What is between two slashes of a path, with the slash before it. */
export interface Segment {
  readonly text: string
  /** Of the slash. */
  readonly start: number
  readonly end: number
}

/** The segments of a path that begins with a slash. */
export function segmentsOf(path: string): readonly Segment[] {
  return Array.from(path.matchAll(/\/([^/]*)/g), ({ 0: all, 1: text = '', index }) => ({
    text,
    start: index,
    end: index + all.length,
  }))
}
