/** Keeps what was read of the last base URL: a document has one base and many URLs. */
export function forLastBase<Result>(read: (base: string) => Result): (base: string) => Result {
  let last: { readonly base: string; readonly result: Result } | null = null
  return base => {
    if (last === null || last.base !== base) last = { base, result: read(base) }
    return last.result
  }
}
