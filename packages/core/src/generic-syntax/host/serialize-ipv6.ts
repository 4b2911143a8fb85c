/**
 * The [IPv6 serializer](https://url.spec.whatwg.org/#concept-ipv6-serializer), which is the text form
 * of RFC 5952: eight pieces in shortest form, the first longest run of two or more zeros as `::`.
 */
export function serializeIpv6(pieces: readonly number[]): string {
  const run = longestZeroRun(pieces)
  const hex = (part: readonly number[]): string => part.map(piece => piece.toString(16)).join(':')
  if (run.length < 2) return hex(pieces)
  return `${hex(pieces.slice(0, run.start))}::${hex(pieces.slice(run.start + run.length))}`
}

function longestZeroRun(pieces: readonly number[]): { start: number; length: number } {
  let longest = { start: 0, length: 0 }
  let start = 0
  for (let i = 0; i <= pieces.length; i++) {
    if (i < pieces.length && pieces[i] === 0) continue
    if (i - start > longest.length) longest = { start, length: i - start }
    start = i + 1
  }
  return longest
}
