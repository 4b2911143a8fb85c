import { platform } from '#platform'
import { percentDecodeUtf8 } from '../../../generic-syntax/characters/percent-decode-utf8.ts'
import { toScalarValues } from '../../../text/code-point.ts'

/** UTS 46 of 2014 had no switches for hyphens, bidi and joiners: those checks did not exist. */
const uts46 = {
  checkHyphens: false,
  checkBidi: false,
  checkJoiners: false,
  useSTD3ASCIIRules: false,
  verifyDNSLength: false,
}

/** The host parser of the draft; null is failure. */
export function parseHost(input: string): string | null {
  if (input === '') return null
  const decoded = percentDecodeUtf8(toScalarValues(input))
  const ascii = decoded === null ? null : domainToAscii(decoded)
  return ascii === null || /[\0\t\n\r #%/:?@[\\\]]/.test(ascii) ? null : ascii
}

/** "Domain to ASCII", with transitional processing. */
export function domainToAscii(domain: string): string | null {
  if (/^[a-z0-9.-]*$/.test(domain) && !/(?:^|\.)xn--/.test(domain)) return domain
  const result = platform.loadUts46().toAscii(domain, { ...uts46, transitionalProcessing: true })
  return result === null || result === '' ? null : result
}

/** "Domain to Unicode"; errors are ignored. */
export function domainToUnicode(domain: string): string {
  return platform.loadUts46().toUnicode(domain, uts46)
}

/**
 * "Valid domain": what must be written, stricter than what is parsed. UTS 46 of 2014 tests hyphens,
 * without a switch. ToUnicode of the result, the other step, tests the same labels once more.
 */
export function isValidDomain(domain: string): boolean {
  const strict = { ...uts46, checkHyphens: true, useSTD3ASCIIRules: true, verifyDNSLength: true }
  return platform.loadUts46().toAscii(domain, { ...strict, transitionalProcessing: false }) !== null
}
