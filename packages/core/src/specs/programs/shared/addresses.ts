import { parseIpv6 } from '../../../generic-syntax/host/ipv6-address.ts'
import { serializeIpv6 } from '../../../generic-syntax/host/serialize-ipv6.ts'

const numbers = /^(?:0[xX][0-9a-fA-F]+|\d+)(?:\.(?:0[xX][0-9a-fA-F]+|\d+)){0,3}$/

/**
 * The address that `inet_aton` of the C library reads: one to four numbers, decimal, octal after `0`
 * or hexadecimal after `0x`, the last one for all octets that are left. Null: it is a name.
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

/** A dotted quad from one to four numbers, the last one for all octets that are left; null if one is too large. */
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

/** An IPv6 address without brackets in the form of RFC 5952 in brackets; null where the text is none. */
export function ipv6Host(text: string): string | null {
  const pieces = parseIpv6(text)
  return pieces === null ? null : `[${serializeIpv6(pieces)}]`
}

/** The IPv4 address that an IPv6 address of the form `[::ffff:102:304]` stands for; any other as it is. */
export function mappedToIpv4(address: string | null): string | null {
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(address ?? '') ?? []
  if (high === undefined || low === undefined) return address
  return fromNumbers([Number.parseInt(high, 16) * 65536 + Number.parseInt(low, 16)])
}

/** An IPv6 address without the leading zeros that some programs allow any number of. */
export function withoutLeadingZeros(text: string): string {
  return text.replace(/(^|:)0+(?=[0-9a-f]+(?:$|:))/gi, '$1')
}
