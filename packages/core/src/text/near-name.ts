/** Returns the known name that is most similar to a mistyped one; null if none is similar. */
export function nearName(
  name: string,
  known: Iterable<string>,
  limit: number = usualLimit(name),
): string | null {
  return nearNames(name, known, 1, limit)[0] ?? null
}

/**
 * Returns the known names that are similar to a mistyped one, the most similar first. A name of one
 * letter is similar only to itself in other case.
 */
export function nearNames(
  name: string,
  known: Iterable<string>,
  most: number,
  limit: number = usualLimit(name),
): readonly string[] {
  const near: { readonly candidate: string; readonly distance: number }[] = []
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > limit) continue
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance > 0 && Math.min(name.length, candidate.length) < 2) continue
    if (distance <= limit) near.push({ candidate, distance })
  }
  near.sort((a, b) => a.distance - b.distance)
  return near.slice(0, most).map(({ candidate }) => candidate)
}

/** Returns the number of characters of a name that can be wrong. */
function usualLimit(name: string): number {
  return Math.max(2, Math.ceil(name.length * 0.4))
}

/**
 * Computes how many characters to insert, delete, replace or swap with their neighbor, one row at a
 * time (optimal string alignment).
 */
function editDistance(a: string, b: string): number {
  let rowBefore: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (rowBefore[j - 2] ?? 0) + 1 : substitution
      next.push(Math.min(substitution, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    rowBefore = row
    row = next
  }
  return row[b.length] ?? 0
}
