import type { SpecParseOptions } from '../../spec.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import { baseRecord } from './parse.ts'

// Regular expressions, because they read a string several times faster than a loop over its code
// units does. Each accepts less than the standard does, never more: ASCII only; a host of
// lower-case labels without double hyphens (so without Punycode), whose last part is letters (so no
// IPv4 address); a port of at most four digits.

const units = '[!$&-;=?-Z_a-z~]*(?:%[0-9A-Fa-f]{2}[!$&-;=?-Z_a-z~]*)*'
const fragment = `(?:#${units})?`
const domain = '[a-z0-9]+(?:[-.][a-z0-9]+)*(?<=[-./][a-z]+)'

const plainAddress = new RegExp(`^https?://${domain}(?::[0-9]{1,4})?(?:[/?]${units})?${fragment}$`)
const relativePath = new RegExp(
  `^(?!//)(?:[!$&-.0-9;=@A-Z_a-z~]|%[0-9A-Fa-f]{2})*(?:[/?]${units})?${fragment}$`,
)
const opaque = new RegExp(`^(?:mailto|tel|data|javascript):(?!/)${units}${fragment}$`)

/**
 * Longer inputs are not tried: a regular expression remembers each repetition, and there is an end to
 * what it can remember.
 */
const longestInput = 65_536

/** No host may go beyond this offset: then no label in it is too long, nor the search for its end. */
const hostLimit = 'http://'.length + 63

/**
 * Whether `input` certainly has no issue. Knows the most frequent forms of conforming URLs. Allocates
 * nothing. False says nothing.
 */
export function certainlyConforms(input: string, options?: SpecParseOptions): boolean {
  if (input.length > longestInput) return false
  if (options?.base !== undefined || options?.encoding !== undefined) {
    return conformsInDocument(input, options)
  }
  return isPlainAddress(input) || opaque.test(input)
}

/** With a base URL, or an encoding: only a query that is not ASCII would show which. */
function conformsInDocument(input: string, options: SpecParseOptions): boolean {
  // Throws for a label that is not known, as the parser does.
  legacyEncodingName(options.encoding)
  if (options.base === undefined) return isPlainAddress(input) || opaque.test(input)
  const base = baseRecord(options.base)
  if (base === 'invalid') return false
  if (!base.hasOpaquePath && relativePath.test(input)) return true
  return isPlainAddress(input) || opaque.test(input)
}

function isPlainAddress(input: string): boolean {
  if (input.length > hostLimit) {
    const slash = input.indexOf('/', 'https://'.length)
    if (slash === -1 || slash > hostLimit) return false
  }
  return plainAddress.test(input)
}
