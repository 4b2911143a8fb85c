/**
 * Where `text` stops to be what RFC 3986 allows between `[` and `]`: the offset of the first
 * character that cannot be taken, `text.length` if more had to come, -1 if it is an IPv6address or
 * IPvFuture.
 */
export function ipLiteralOffence(text: string): number {
  return /^v/i.test(text) ? ipFutureOffence(text) : ipv6Offence(text)
}

/** ASCII, in RFC 3987 and the drafts of HTML5 too: neither says otherwise of IP-literal. */
function ipFutureOffence(text: string): number {
  const version = /^v[0-9a-f]*/i.exec(text)?.[0].length ?? 1
  if (version === 1 || text[version] !== '.') return version
  const start = version + 1
  const length = text.slice(start).search(/[^A-Za-z0-9\-._~!$&'()*+,;=:]/)
  return length < 0 && start < text.length ? -1 : start + Math.max(length, 0)
}

const piece = /[0-9a-f]{0,4}/iy
const dottedQuad = /(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)/y

function ipv6Offence(text: string): number {
  let offset = 0
  let pieces = 0
  let compressed = false
  if (text.startsWith('::')) {
    compressed = true
    offset = 2
  }
  while (offset < text.length) {
    // "::" stands for at least one piece.
    if (pieces === (compressed ? 7 : 8)) return offset
    piece.lastIndex = offset
    const length = piece.exec(text)?.[0].length ?? 0
    if (length === 0) return offset
    if (text[offset + length] === '.') {
      if (pieces > (compressed ? 5 : 6)) return offset + length
      if (!compressed && pieces < 6) return offset + length
      return ipv4Offence(text, offset)
    }
    offset += length
    pieces += 1
    if (offset === text.length) break
    if (text[offset] !== ':') return offset
    offset += 1
    if (text[offset] === ':') {
      if (compressed || pieces > 7) return offset
      compressed = true
      offset += 1
    } else if (offset === text.length) {
      return offset
    }
  }
  return compressed || pieces === 8 ? -1 : offset
}

/** The same for an IPv4address, which has to be the rest of `text`. */
function ipv4Offence(text: string, start: number): number {
  let offset = start
  for (let count = 0; count < 4; count++) {
    if (count > 0) {
      if (text[offset] !== '.') return offset
      offset += 1
    }
    dottedQuad.lastIndex = offset
    const part = dottedQuad.exec(text)?.[0]
    if (part === undefined) return offset
    offset += part.length
  }
  return offset === text.length ? -1 : offset
}
