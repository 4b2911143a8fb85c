import { platform } from '#platform'
import type { Tr46Options, Uts46 } from '../../../platform/platform.ts'

const relaxed: Tr46Options = { checkBidi: true, checkJoiners: true }
const strict: Tr46Options = {
  ...relaxed,
  checkHyphens: true,
  useSTD3ASCIIRules: true,
  verifyDNSLength: true,
}

let loaded: Uts46 | null = null

/** Loads UTS 46 when the first host needs it. */
function uts46(): Uts46 {
  loaded ??= platform.loadUts46()
  return loaded
}

/**
 * [Domain parser ToASCII](https://url.spec.whatwg.org/#domain-parser-toascii); null for failure.
 */
export function domainToAscii(domain: string, beStrict: boolean): string | null {
  return uts46().toAscii(domain, beStrict ? strict : relaxed)
}

/** The same with some checks of the relaxed ones left out, to find out which one fails. */
export function domainToAsciiWithout(
  domain: string,
  leftOut: 'checkBidi' | 'checkJoiners' | 'both',
): string | null {
  return uts46().toAscii(domain, {
    checkBidi: leftOut === 'checkJoiners',
    checkJoiners: leftOut === 'checkBidi',
  })
}

/** Returns a label or domain as UTS 46 maps and decodes it, whether it is valid or not. */
export function mapDomain(domain: string): string {
  if (domain.length > longestCharacter) return uts46().toUnicode(domain, relaxed)
  let mapped = mappedCharacters.get(domain)
  if (mapped === undefined) {
    if (mappedCharacters.size >= mostRemembered) mappedCharacters.clear()
    mapped = uts46().toUnicode(domain, relaxed)
    mappedCharacters.set(domain, mapped)
  }
  return mapped
}

/** What single code points are mapped to: a label is looked at code point by code point. */
const mappedCharacters = new Map<string, string>()
const longestCharacter = 2
const mostRemembered = 256
