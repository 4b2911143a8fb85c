// Unicode IDNA Compatibility Processing, https://www.unicode.org/reports/tr46/, of domains of any length.
// Brings its tables along, so the platform loads this module when a host needs it.
import * as tr46 from 'tr46'
import type { Tr46Options } from '../platform/platform.ts'
import { longDomainToAscii, longDomainToUnicode } from './long-domain.ts'

/** Domains that are longer, in code units, do not fit into DNS, and the package is slow for them. */
const longestForPackage = 253

/** ToASCII; null for failure. */
export function toAscii(domain: string, options: Tr46Options): string | null {
  return domain.length > longestForPackage
    ? longDomainToAscii(tr46, domain, options)
    : tr46.toASCII(domain, options)
}

/** Returns the domain as it is mapped and decoded, even if it has errors. */
export function toUnicode(domain: string, options: Tr46Options): string {
  return domain.length > longestForPackage
    ? longDomainToUnicode(tr46, domain, options)
    : tr46.toUnicode(domain, options).domain
}
