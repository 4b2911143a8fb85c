import { basicUrlParser } from '../algorithms/basic-url-parser.ts'
import { domainToUnicode } from '../algorithms/host-parser.ts'
import { Machine } from '../machine.ts'
import { host } from '../rules/authority/host.ts'
import { ipv4addr } from '../rules/authority/ipv4addr.ts'
import type { UrlRecord } from '../url-record.ts'
import { UrlUtils } from './url-utils.ts'

/** The URL object of the draft: it refuses strings that are not URLs. */
export class UrlObject extends UrlUtils {
  /** @throws TypeError if `base`, or `input` on it, is not a URL. */
  constructor(input: string, base?: string) {
    const parsedBase = base === undefined ? null : basicUrlParser(base).url
    if (base !== undefined && parsedBase === null) throw new TypeError('The base is not a URL.')
    refuseInvalid(input, parsedBase)
    super(input, parsedBase)
  }

  /** Returns the ASCII form of a domain; empty for an IP address, and for a string that is not a host. */
  static domainToASCII(domain: string): string {
    const machine = new Machine(domain, domain.length)
    const found = host(machine, 0)
    if (found === null || found.end < domain.length || found.value.startsWith('[')) return ''
    return ipv4addr(machine, found.value, 0, domain.length) === null ? found.value : ''
  }

  /** Returns the Unicode form of a domain; empty if `domainToASCII` returns an empty string. */
  static domainToUnicode(domain: string): string {
    return domainToUnicode(UrlObject.domainToASCII(domain))
  }

  override get href(): string {
    return super.href
  }

  /**
   * Resolves against the base of the object.
   *
   * @throws TypeError if `value` is not a URL on it; the object stays as it is.
   */
  override set href(value: string) {
    refuseInvalid(value, this.base)
    super.href = value
  }
}

function refuseInvalid(input: string, base: UrlRecord | null): void {
  if (basicUrlParser(input, { base: base ?? undefined }).url === null) {
    throw new TypeError('The string is not a URL.')
  }
}
