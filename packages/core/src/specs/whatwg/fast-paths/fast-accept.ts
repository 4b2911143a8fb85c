import type { SpecParseOptions } from '../../../contract/parse-result.ts'
import {
  addressBeginning,
  addressWithPath,
  domain,
  fragment,
  hostLimit,
  longestInput,
  units,
} from '../../../generic-syntax/plain-address/plain-forms.ts'
import { legacyEncodingName } from '../../../text/encoding-label.ts'
import { plainUnitsEnd } from '../characters/units.ts'
import { baseRecord } from '../run.ts'

// Regular expressions, because they read a string several times faster than a loop over its code
// units does. ASCII only; a port of at most four digits.

/** Without a path, with a port, or with a host of one label. Fails early for any other address. */
const lessUsualAddress = new RegExp(
  `^https?://(?:${domain}(?:\\?${units}|:[0-9]{1,4}(?:[/?]${units})?)?|[a-z]+/${units})${fragment}$`,
)
const relativePath = new RegExp(
  `^(?!//)(?:[!$&-.0-9;=@A-Z_a-z~]|%[0-9A-Fa-f]{2})*(?:[/?]${units})?${fragment}$`,
)
const opaqueBeginning = '^(?:about|data|javascript|mailto|tel):(?!/)'
const opaque = new RegExp(`${opaqueBeginning}${units}${fragment}$`)

const longOpaque = new RegExp(opaqueBeginning)

/**
 * Whether `input` certainly has no issue. Knows the most frequent forms of conforming URLs. Allocates
 * nothing. False says nothing.
 */
export function certainlyConforms(input: string, options?: SpecParseOptions): boolean {
  if (options?.base !== undefined || options?.encoding !== undefined) {
    return conformsInDocument(input, options)
  }
  return isPlain(input)
}

/** With a base URL, or an encoding: only a query that is not ASCII would show which. */
function conformsInDocument(input: string, options: SpecParseOptions): boolean {
  // Throws for a label that is not known, as the parser does.
  legacyEncodingName(options.encoding)
  if (options.base === undefined) return isPlain(input)
  const base = baseRecord(options.base)
  if (base === 'invalid') return false
  const mayBeRelative = !base.hasOpaquePath && input.length <= longestInput
  if (mayBeRelative && relativePath.test(input)) return true
  return isPlain(input)
}

function isPlain(input: string): boolean {
  if (input.length > hostLimit) {
    if (input.length > longestInput) return isLongPlain(input)
    const slash = input.indexOf('/', 'https://'.length)
    if (slash === -1 || slash > hostLimit) return opaque.test(input)
  }
  // The most frequent form first, and nothing before it: even to look at how the input begins costs
  // a sixth of the time.
  return addressWithPath.test(input) || lessUsualAddress.test(input) || opaque.test(input)
}

/** The same for what is too long for patterns that repeat a group. Knows of addresses only those with a path. */
function isLongPlain(input: string): boolean {
  const slash = input.indexOf('/', 'https://'.length)
  const isAddress = slash !== -1 && slash <= hostLimit && addressBeginning.test(input)
  if (!isAddress && !longOpaque.test(input)) return false
  // The text before the path contains only URL units too.
  const end = plainUnitsEnd(input, 0)
  if (end === input.length) return true
  return input.charCodeAt(end) === 0x23 && plainUnitsEnd(input, end + 1) === input.length
}
