import { toUnicode } from 'tr46'
import {
  isValidURLString,
  parseURL,
  parseURLWithValidationErrors,
  percentDecodeString,
  serializeURL,
} from 'whatwg-url'

/** What whatwg-url makes of a URL. */
export interface SecondOpinion {
  readonly href: string | null
  /** Names of the validation errors, in the order of the signals. */
  readonly errors: readonly string[]
  readonly valid: boolean
}

/** Whether whatwg-url can tell anything about URLs on this base. */
export function isBase(base: string | null): boolean {
  return base === null || parseURL(base) !== null
}

/** Asks whatwg-url; the base must be one (`isBase`). */
export function secondOpinion(
  input: string,
  base: string | null,
  encoding = 'utf-8',
): SecondOpinion {
  const baseURL = base === null ? null : parseURL(base)
  const { url, validationErrors } = parseURLWithValidationErrors(input, { baseURL, encoding })
  return {
    href: url && serializeURL(url),
    // Newer than our edition of the standard, which has no name for it: see
    // docs/guide/url-standard-gaps.md.
    errors: validationErrors.filter(name => name !== 'IPv4-non-ASCII-input'),
    valid: isValidURLString(input, { baseURL }),
  }
}

/**
 * Whether a URL may hold, percent-encoded or in Punycode perhaps, a code point without a character
 * as far as this runtime knows. whatwg-url's tables for host names are those of Unicode 18, ours
 * those of Unicode 17: they disagree on the 13,007 code points that came between, and on no others.
 */
export function hasUnassignedCodePoint(input: string): boolean {
  const decoded = new TextDecoder().decode(percentDecodeString(input))
  return decoded.split(/[/?#\\@:]/).some(part => unassigned.test(toUnicode(part).domain))
}

const noncharacter = String.raw`\p{Noncharacter_Code_Point}`
const unassigned = new RegExp(String.raw`[\p{Cn}--${noncharacter}]`, 'v')
