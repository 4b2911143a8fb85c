/** As many as `anyPage` has, and one more. */
const mostBases = 8

interface Read<Result> {
  readonly base: string
  readonly result: Result
}

/**
 * Keeps what was read of the last base URLs: a document has one base and many URLs, or a few bases
 * where it is not known which.
 */
export function forLastBases<Result>(read: (base: string) => Result): (base: string) => Result {
  let last: Read<Result> | null = null
  const known: Read<Result>[] = []
  return base => {
    if (last !== null && last.base === base) return last.result
    last = known.find(entry => entry.base === base) ?? null
    if (last === null) {
      last = { base, result: read(base) }
      if (known.push(last) > mostBases) known.shift()
    }
    return last.result
  }
}
