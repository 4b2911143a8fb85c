import type { Tr46, Tr46Options } from '../platform/platform.ts'
import { decodePunycode } from './punycode/decode-punycode.ts'
import { fitsDns } from './punycode/dns-length.ts'
import { encodePunycode } from './punycode/encode-punycode.ts'
import { isAscii } from '../text/code-point.ts'
import { factsOf } from './code-point-facts.ts'
import { mapCodePoints } from './map-code-points.ts'
import { areValidLabels } from './valid-labels.ts'

/**
 * What `tr46.toASCII` gives, for a domain of any length. The package takes time in proportion to the
 * square of a label's length, for its Punycode; so it is only asked about single code points.
 *
 * @returns null for failure
 */
export function longDomainToAscii(tr46: Tr46, domain: string, options: Tr46Options): string | null {
  const mapped = mapCodePoints(tr46, domain, options)
  if (longMarks.test(mapped)) return null
  const labels: string[] = []
  for (const label of mapped.normalize('NFC').split('.')) {
    const decoded = label.startsWith('xn--') ? decodedLabel(label) : label
    if (decoded === null) return null
    labels.push(decoded)
  }
  if (!areValidLabels(factsOf(tr46), labels, options)) return null
  const encoded: string[] = []
  for (const label of labels) {
    const punycode = isAscii(label) ? label : encodePunycode(label)
    if (punycode === null) return null
    encoded.push(punycode === label ? label : `xn--${punycode}`)
  }
  const result = encoded.join('.')
  if (options.verifyDNSLength === true && !fitsDns(result)) return null
  return hasOtherChecks(options) && !passesAll(tr46, labels.join('.'), options) ? null : result
}

/**
 * To bring combining marks into order takes time in proportion to the square of their number. No
 * text has so many after one letter: they are rejected.
 */
const longMarks = /\p{M}{1025}/u

/** What `tr46.toUnicode` gives as the domain, errors or not, for a domain of any length. */
export function longDomainToUnicode(tr46: Tr46, domain: string, options: Tr46Options): string {
  const mapped = mapCodePoints(tr46, domain, options)
  if (longMarks.test(mapped)) return mapped
  const decoded = (label: string): string =>
    label.startsWith('xn--') && isAscii(label)
      ? (decodePunycode(label.slice('xn--'.length)) ?? label)
      : label
  return mapped.normalize('NFC').split('.').map(decoded).join('.')
}

/**
 * A label of Punycode, decoded; null where it is none or need not be any, and where what it decodes to
 * is not in the normal form.
 */
function decodedLabel(label: string): string | null {
  const decoded = isAscii(label) ? decodePunycode(label.slice('xn--'.length)) : null
  if (decoded === null || isAscii(decoded)) return null
  if (decoded.includes('.') || decoded.startsWith('xn--') || longMarks.test(decoded)) return null
  return decoded.normalize('NFC') === decoded ? decoded : null
}

function hasOtherChecks({ checkHyphens = false, useSTD3ASCIIRules = false }: Tr46Options): boolean {
  return checkHyphens || useSTD3ASCIIRules
}

/** What transitional processing maps is mapped by now, and is valid where it was Punycode. */
function passesAll(tr46: Tr46, domain: string, options: Tr46Options): boolean {
  return !tr46.toUnicode(domain, { ...options, transitionalProcessing: false }).error
}
