import { fromNumbers, ipv6Host, mappedToIpv4, withoutLeadingZeros } from '../../shared/addresses.ts'

const numeric = /^(?:0x[0-9a-f]*|\d+)(?:\.(?:0x[0-9a-f]*|\d*))*$/i
const decimal = /^\d+(?:\.\d+){0,3}$/
/** A number, or a name as Linux gives them. */
const zoneForm = /^(?:\d+|lo|(?:eth|en|wl)\w+)$/

/**
 * The host that InetAddress reaches. The last of decimal numbers is for all octets that are left. Null for
 * other numbers, which it refuses since other programs read them differently, and without a host: Java
 * connects to its own computer then, and fails before it requests anything.
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

/** An IPv6 address, in which zeros may lead everywhere, in brackets; null where the text is none. */
export function javaIpv6(text: string): string | null {
  return ipv6Host(withoutLeadingZeros(text).replace(/([:.])0+(?=\d+(?:\.|$))/g, '$1'))
}
