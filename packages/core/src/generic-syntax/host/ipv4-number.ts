/** One part of an IPv4 address: decimal, octal after `0`, hexadecimal after `0x`; null if none. */
export function ipv4Part(text: string): number | null {
  if (/^0x[0-9a-f]+$/i.test(text)) return Number.parseInt(text.slice(2), 16)
  if (/^0[0-7]+$/.test(text)) return Number.parseInt(text, 8)
  return /^(?:0|[1-9]\d*)$/.test(text) ? Number(text) : null
}

/**
 * The address that one to four parts make: the last fills what the others leave. Null if a part is
 * out of its range.
 */
export function ipv4Address(parts: readonly number[]): number | null {
  const last = parts.at(-1) ?? 0
  const others = parts.slice(0, -1)
  if (others.some(part => part > 255) || last >= 256 ** (5 - parts.length)) return null
  return others.reduce((sum, part, index) => sum + part * 256 ** (3 - index), last)
}

/** Four decimal octets. */
export function serializeIpv4(address: number): string {
  return [24, 16, 8, 0].map(shift => (address >>> shift) & 255).join('.')
}
