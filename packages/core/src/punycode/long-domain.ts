import type { Tr46, Tr46Options } from '../platform/platform.ts'
import { isAscii } from '../text/code-point.ts'
import { decodePunycode } from './decode-punycode.ts'
import { fitsDns } from './dns-length.ts'
import { encodePunycode } from './encode-punycode.ts'

/** Beyond this length in code units the package takes too long. */
export const longestForPackage = 1024

/**
 * What `tr46.toASCII` gives, for a domain of any length. The package takes time in proportion to the
 * square of a label's length, for its Punycode; so it is left the mapping and the checks, and never
 * sees Punycode.
 *
 * @returns null for failure
 */
export function longDomainToAscii(tr46: Tr46, domain: string, options: Tr46Options): string | null {
  const mapped = mapDomain(tr46, domain, options)
  if (longMarks.test(mapped)) return null
  const labels: string[] = []
  for (const label of mapped.normalize('NFC').split('.')) {
    const decoded = label.startsWith('xn--') ? decodedLabel(label) : label
    if (decoded === null) return null
    labels.push(decoded)
  }
  if (!areValid(tr46, labels, options)) return null
  const encoded: string[] = []
  for (const label of labels) {
    const punycode = isAscii(label) ? label : encodePunycode(label)
    if (punycode === null) return null
    encoded.push(punycode === label ? label : `xn--${punycode}`)
  }
  const result = encoded.join('.')
  return options.verifyDNSLength === true && !fitsDns(result) ? null : result
}

/**
 * To bring combining marks into order takes time in proportion to the square of their number. No
 * text has so many behind one letter: they are refused.
 */
const longMarks = /\p{M}{1025}/u

/** What `tr46.toUnicode` gives as the domain, errors or not, for a domain of any length. */
export function longDomainToUnicode(tr46: Tr46, domain: string, options: Tr46Options): string {
  const mapped = mapDomain(tr46, domain, options)
  if (longMarks.test(mapped)) return mapped
  const decoded = (label: string): string =>
    label.startsWith('xn--') && isAscii(label)
      ? (decodePunycode(label.slice('xn--'.length)) ?? label)
      : label
  return mapped.normalize('NFC').split('.').map(decoded).join('.')
}

/** Each code point of a domain as UTS 46 maps it; by itself, so that no Punycode comes about. */
function mapDomain(
  tr46: Tr46,
  domain: string,
  { transitionalProcessing = false }: Tr46Options,
): string {
  const map = remembered(codePoint => tr46.toUnicode(codePoint, { transitionalProcessing }).domain)
  let mapped = ''
  for (const codePoint of domain) mapped += map(codePoint)
  return mapped
}

/** A label of Punycode, decoded; null where it is none, or need not be any. */
function decodedLabel(label: string): string | null {
  const decoded = isAscii(label) ? decodePunycode(label.slice('xn--'.length)) : null
  if (decoded === null || isAscii(decoded)) return null
  return decoded.includes('.') || decoded.startsWith('xn--') ? null : decoded
}

/** Whether labels are valid: first by what is certain of their code points, one by one, then as a whole. */
function areValid(tr46: Tr46, labels: readonly string[], options: Tr46Options): boolean {
  const domain = labels.join('.')
  if (longMarks.test(domain)) return false
  if (options.verifyDNSLength !== true && areCertainlyValid(tr46, labels)) return true
  // What transitional processing maps is mapped by now, and is valid where it was Punycode.
  const processed = tr46.toUnicode(domain, { ...options, transitionalProcessing: false })
  // What is valid is mapped to itself: a decoded label that is not, was no result of ToASCII.
  return !processed.error && processed.domain === domain
}

/**
 * Whether all code points are valid in any label, none is a joiner or written from right to left, and
 * none that begins a label is a combining mark.
 */
function areCertainlyValid(tr46: Tr46, labels: readonly string[]): boolean {
  const isValid = (label: string): boolean => {
    const { error, domain } = tr46.toUnicode(label, { checkBidi: true, checkJoiners: true })
    return !error && domain === label
  }
  const mayBegin = remembered(isValid)
  // A hyphen at its start breaks the rules for labels that are written from right to left.
  const mayFollow = remembered(codePoint => isValid(`-${codePoint}`))
  for (const label of labels) {
    if (label.normalize('NFC') !== label) return false
    let isFirst = true
    for (const codePoint of label) {
      if (!mayFollow(codePoint) || (isFirst && !mayBegin(codePoint))) return false
      isFirst = false
    }
  }
  return true
}

/** A function of code points that is asked once for each. */
function remembered<Result>(find: (codePoint: string) => Result): (codePoint: string) => Result {
  const known = new Map<string, Result>()
  return codePoint => {
    let result = known.get(codePoint)
    if (result === undefined) {
      result = find(codePoint)
      known.set(codePoint, result)
    }
    return result
  }
}
