import { parseIpv6 } from '../../../generic-syntax/host/ipv6-address.ts'
import { serializeIpv6 } from '../../../generic-syntax/host/serialize-ipv6.ts'

const numbers = /^(?:0[xX][0-9a-fA-F]+|\d+)(?:\.(?:0[xX][0-9a-fA-F]+|\d+)){0,3}$/

/**
 * Returns the address that `inet_aton` of the C library reads. It takes one to four numbers: decimal, octal after `0`,
 * or hexadecimal after `0x`. The last number fills all remaining octets. Null if the host is not such an address.
 */
export function inetAton(host: string): string | null {
  const unit = host.charCodeAt(0)
  if (unit < 0x30 || unit > 0x39 || !numbers.test(host)) return null
  const values: number[] = []
  for (const part of host.split('.')) {
    const isOctal = part.length > 1 && part.startsWith('0') && !/^0[xX]/.test(part)
    if (isOctal && /[89]/.test(part)) return null
    values.push(isOctal ? Number.parseInt(part, 8) : Number(part))
  }
  return fromNumbers(values)
}

/** Returns a dotted quad from one to four numbers. The last fills all remaining octets. Null if one is too large. */
export function fromNumbers(values: readonly number[]): string | null {
  const last = values[values.length - 1] ?? 0
  const leading = values.slice(0, -1)
  const left = 4 - leading.length
  if (leading.some(value => value > 255) || last >= 256 ** left) return null
  const octets = [...leading]
  for (let place = left - 1; place >= 0; place--) octets.push(Math.floor(last / 256 ** place) % 256)
  return octets.join('.')
}

const quad = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/

/** Whether a host is four decimal numbers without leading zeros. */
export function isDottedQuad(host: string): boolean {
  return quad.test(host)
}

/** Returns an IPv6 address as RFC 5952 writes it, in brackets. Takes it without brackets; null if it is invalid. */
export function ipv6Host(text: string): string | null {
  const pieces = parseIpv6(text)
  return pieces === null ? null : `[${serializeIpv6(pieces)}]`
}

/** Returns the IPv4 address of an IPv4-mapped address such as `[::ffff:102:304]`; any other address unchanged. */
export function mappedToIpv4(address: string | null): string | null {
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(address ?? '') ?? []
  if (high === undefined || low === undefined) return address
  return fromNumbers([Number.parseInt(high, 16) * 65536 + Number.parseInt(low, 16)])
}

/** Removes leading zeros from the pieces of an IPv6 address. Some programs allow any number of them. */
export function withoutLeadingZeros(text: string): string {
  return text.replace(/(^|:)0+(?=[0-9a-f]+(?:$|:))/gi, '$1')
}
