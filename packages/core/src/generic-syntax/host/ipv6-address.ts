import { ipLiteralOffence } from './ip-literal.ts'

/** The eight pieces of an IPv6 address in text form (RFC 3986 IPv6address), without brackets. */
export type Ipv6Pieces = readonly number[]

/** Reads an IPv6 address. Returns null if the text is not one. */
export function parseIpv6(text: string): Ipv6Pieces | null {
  if (text.startsWith('v') || text.startsWith('V')) return null
  if (ipLiteralOffence(text) >= 0) return null
  const [before = '', after] = withQuadAsPieces(text).split('::')
  const head = piecesOf(before)
  if (after === undefined) return head
  const tail = piecesOf(after)
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

function piecesOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map(piece => Number.parseInt(piece, 16))
}

/** A dotted quad at the end as two hexadecimal pieces. */
function withQuadAsPieces(text: string): string {
  return text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}
