/** A segment of a path. The span includes the slash before it; the text does not. */
export interface Segment {
  readonly text: string
  /** Offset of the slash. */
  readonly start: number
  readonly end: number
}

/** Divides a path that begins with a slash into segments. */
export function segmentsOf(path: string): readonly Segment[] {
  return Array.from(path.matchAll(/\/([^/]*)/g), ({ 0: all, 1: text = '', index }) => ({
    text,
    start: index,
    end: index + all.length,
  }))
}
