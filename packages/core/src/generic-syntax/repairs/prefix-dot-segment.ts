import type { Repair } from '../../repair/repair.ts'

/** Begins the relative path with `./` (RFC 3986 section 4.2). */
export const prefixDotSegment: Repair = ({ result }) => {
  const start = result.components.path?.start
  if (start === undefined) return []
  return [{ title: 'Start the path with ./', edits: [{ span: { start, end: start }, text: './' }] }]
}
