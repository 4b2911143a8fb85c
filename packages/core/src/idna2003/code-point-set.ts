/** A set of code points, kept as the sorted bounds of its ranges. */
export interface CodePointSet {
  has(codePoint: number): boolean
}

/**
 * Reads a generated table: distances and lengths of ranges, in base 36. It is decoded at the first
 * question, so that importing costs nothing.
 */
export function codePointSet(table: string): CodePointSet {
  let bounds: Uint32Array | null = null
  return {
    has(codePoint) {
      bounds ??= decode(table)
      return isInside(bounds, codePoint)
    },
  }
}

function decode(table: string): Uint32Array {
  let position = 0
  return Uint32Array.from(table.split(' '), distance => {
    position += Number.parseInt(distance, 36)
    return position
  })
}

/** Whether an odd number of bounds is at or before `codePoint`; binary search. */
function isInside(bounds: Uint32Array, codePoint: number): boolean {
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) <= codePoint) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}
