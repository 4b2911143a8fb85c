import { isValidIpv4Address } from './ipv4.ts'

/** Valid IPv6-address string: https://url.spec.whatwg.org/#valid-ipv6-address-string */
export function isValidIpv6Address(text: string): boolean {
  if (piecesLength(text) === 8 || piecesAndIpv4Length(text) === 8) return true
  // Everywhere the text could be split at "::"; the parts themselves never contain one.
  for (let at = text.indexOf('::'); at !== -1; at = text.indexOf('::', at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + 2)
    const lengthBefore = before === '' ? 0 : piecesLength(before)
    const lengthAfter = after === '' ? 0 : (piecesLength(after) ?? piecesAndIpv4Length(after))
    if (lengthBefore !== null && lengthAfter !== null && lengthBefore + lengthAfter <= 7)
      return true
  }
  return false
}

/** Effective length of a valid IPv6-pieces string; null for any other text. */
function piecesLength(text: string): number | null {
  const pieces = text.split(':')
  return pieces.every(isPiece) ? pieces.length : null
}

/** Effective length of a valid IPv6-pieces-and-IPv4 string; null for any other text. */
function piecesAndIpv4Length(text: string): number | null {
  if (isValidIpv4Address(text)) return 2
  const colon = text.lastIndexOf(':')
  if (colon === -1 || !isValidIpv4Address(text.slice(colon + 1))) return null
  const length = piecesLength(text.slice(0, colon))
  return length === null ? null : length + 2
}

/**
 * "A shortest possible string of ASCII hex digits, representing a hexadecimal number in the range 0
 * to 0xFFFF, inclusive."
 */
function isPiece(text: string): boolean {
  return /^(?:0|[1-9A-Fa-f][0-9A-Fa-f]{0,3})$/.test(text)
}
