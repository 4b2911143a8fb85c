import { fromNumbers, ipv6Host, mappedToIpv4, withoutLeadingZeros } from '../../shared/addresses.ts'

const numeric = /^(?:0x[0-9a-f]*|\d+)(?:\.(?:0x[0-9a-f]*|\d*))*$/i
const decimal = /^\d+(?:\.\d+){0,3}$/
/** The zone of an IPv6 address: a number, or a network interface name as on Linux. */
const zoneForm = /^(?:\d+|lo|(?:eth|en|wl)\w+)$/

/**
 * Returns the host that InetAddress reaches. In an address of decimal numbers, the last number fills all remaining
 * octets. Null for other numeric hosts, which InetAddress rejects because programs read them differently. Null also
 * for an empty host: Java then connects to the local computer and fails before it sends a request.
 */
export function lookedUpByJava(host: string): string | null {
  if (host === '') return null
  if (host.startsWith('[')) return literalOf(host.slice(1, -1))
  if (!numeric.test(host)) return host
  return decimal.test(host) && host.length < 16 ? fromNumbers(host.split('.').map(Number)) : null
}

function literalOf(text: string): string | null {
  const percent = text.indexOf('%')
  const address = javaIpv6(percent === -1 ? text : text.slice(0, percent))
  const plain = mappedToIpv4(address)
  if (percent === -1) return plain
  return plain === address && zoneForm.test(text.slice(percent + 1)) ? address : null
}

/** Returns an IPv6 address in brackets; null if the text is not one. Leading zeros are allowed everywhere. */
export function javaIpv6(text: string): string | null {
  return ipv6Host(withoutLeadingZeros(text).replace(/([:.])0+(?=\d+(?:\.|$))/g, '$1'))
}
