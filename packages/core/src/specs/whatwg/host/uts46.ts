import { platform } from '#platform'
import type { Tr46, Tr46Options } from '../../../platform/platform.ts'
import {
  longDomainToAscii,
  longDomainToUnicode,
  longestForPackage,
} from '../../../punycode/long-domain.ts'

const relaxed: Tr46Options = { checkBidi: true, checkJoiners: true }
const strict: Tr46Options = {
  ...relaxed,
  checkHyphens: true,
  useSTD3ASCIIRules: true,
  verifyDNSLength: true,
}

let loaded: Tr46 | null = null

/** The package is loaded when the first host needs it. */
function tr46(): Tr46 {
  loaded ??= platform.loadTr46()
  return loaded
}

/**
 * [Domain parser ToASCII](https://url.spec.whatwg.org/#domain-parser-toascii); null for failure.
 */
export function domainToAscii(domain: string, beStrict: boolean): string | null {
  return toAscii(domain, beStrict ? strict : relaxed)
}

/** The same with some checks of the relaxed ones left out, to find out which one fails. */
export function domainToAsciiWithout(
  domain: string,
  leftOut: 'checkBidi' | 'checkJoiners' | 'both',
): string | null {
  return toAscii(domain, {
    checkBidi: leftOut === 'checkJoiners',
    checkJoiners: leftOut === 'checkBidi',
  })
}

function toAscii(domain: string, options: Tr46Options): string | null {
  return domain.length > longestForPackage
    ? longDomainToAscii(tr46(), domain, options)
    : tr46().toASCII(domain, options)
}

/** A label or domain as UTS 46 maps and decodes it, whether it is valid or not. */
export function mapDomain(domain: string): string {
  if (domain.length > longestForPackage) return longDomainToUnicode(tr46(), domain, relaxed)
  if (domain.length > longestCharacter) return tr46().toUnicode(domain, relaxed).domain
  let mapped = mappedCharacters.get(domain)
  if (mapped === undefined) {
    if (mappedCharacters.size >= mostRemembered) mappedCharacters.clear()
    mapped = tr46().toUnicode(domain, relaxed).domain
    mappedCharacters.set(domain, mapped)
  }
  return mapped
}

/** What single code points are mapped to: a label is looked at code point by code point. */
const mappedCharacters = new Map<string, string>()
const longestCharacter = 2
const mostRemembered = 256

/** [Domain to Unicode](https://url.spec.whatwg.org/#concept-domain-to-unicode) */
export function domainToUnicode(domain: string): string {
  const result = tr46().toUnicode(domain, relaxed)
  return result.error ? domain : result.domain
}
