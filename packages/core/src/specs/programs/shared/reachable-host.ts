import { inetAton, ipv6Host, isDottedQuad, mappedToIpv4 } from './addresses.ts'

/**
 * What a program does with a host that it has divided off. `converts`: by IDNA2003, as the codec of
 * Python does; other programs that convert names have done so already. `readsNumbers`: it asks the C
 * library, for which `0x7f.1` is an address.
 */
export interface Lookup {
  readonly converts?: boolean
  readonly readsNumbers?: boolean
}

const name = /^(?=.{1,254}$)[0-9A-Za-z_-]{1,63}(?:\.[0-9A-Za-z_-]{1,63})*\.?$/
/** No domain at the top is a number. */
const endsInNumber = /(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/i

/**
 * The host that is reached, in one form for all programs; null where none can be, since the domain name
 * system has no such names: `a b`, `a%41`, `1.2.3.4.5`.
 */
export function reachableHost(host: string, lookup: Lookup): string | null {
  if (host.startsWith('[')) return mappedToIpv4(ipv6Host(host.slice(1, -1).split('%')[0] ?? ''))
  if (isDottedQuad(host)) return host
  const address = lookup.readsNumbers === true ? inetAton(host) : null
  if (address !== null) return address
  // What a name beyond ASCII is converted to is for whoever compares it.
  const ascii = lookup.converts === true ? host.replace(/[^\0-\x7f]/g, 'x') : host
  return name.test(ascii) && !endsInNumber.test(ascii) ? host.toLowerCase() : null
}
