import { inetAton, ipv6Host, isDottedQuad, mappedToIpv4 } from './addresses.ts'

/**
 * How a program looks up a host. `converts`: it converts names with IDNA2003, as Python's codec does; other programs
 * have already converted them. `readsNumbers`: it asks the C library, which reads `0x7f.1` as an address.
 * `readsAsterisk`: it asks for an address and a port at once; then glibc takes `*` for the computer itself.
 */
export interface Lookup {
  readonly converts?: boolean
  readonly readsNumbers?: boolean
  readonly readsAsterisk?: boolean
}

const name = /^(?=.{1,254}$)[0-9A-Za-z_-]{1,63}(?:\.[0-9A-Za-z_-]{1,63})*\.?$/
/** A last label that is a number. No top-level domain is a number. */
const endsInNumber = /(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/i

/**
 * Returns the host that is reached, in the same form for all programs. Null if it cannot be reached, because such names
 * do not exist in the DNS: `a b`, `a%41`, `1.2.3.4.5`.
 */
export function reachableHost(host: string, lookup: Lookup): string | null {
  if (host.startsWith('[')) return mappedToIpv4(ipv6Host(host.slice(1, -1).split('%')[0] ?? ''))
  if (isDottedQuad(host)) return host
  if (lookup.readsAsterisk === true && host === '*') return 'localhost'
  const address = lookup.readsNumbers === true ? inetAton(host) : null
  if (address !== null) return address
  // The caller compares the results of converting a non-ASCII name.
  const ascii = lookup.converts === true ? host.replace(/[^\0-\x7f]/g, 'x') : host
  return name.test(ascii) && !endsInNumber.test(ascii) ? host.toLowerCase() : null
}
