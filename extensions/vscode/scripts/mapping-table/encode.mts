import type { Mapping } from './decode.mts'

/**
 * The table of UTS 46 as text that compresses to a quarter of what its JSON does. Its ranges follow each
 * other without a gap, so that only their lengths are written; neighbors are mapped to neighbors, so
 * that of a mapping only the steps from the one before are written.
 */
export function encodeMappingTable(table: readonly Mapping[]): string {
  let before: number[] = []
  return table
    .map(([range, status, mapped]) => {
      const more = typeof range === 'number' ? 0 : range[1] - range[0]
      if (mapped === undefined) return `${more || ''}:${status}`
      const codePoints = Array.from(mapped, character => character.codePointAt(0) ?? 0)
      const steps = codePoints.map((point, at) => point - (before[at] ?? before.at(-1) ?? 0))
      before = codePoints
      return `${more || ''}:${status}:${steps.join(' ')}`
    })
    .join(',')
}
