import { legacyEncodingName } from '../../text/encoding-label.ts'
import { resolvedAbsolute } from '../../web-address/classify-web-address.ts'
import { strippedSpan } from '../../web-address/strip-spaces.ts'
import { matchWebAddress } from './match-web-address.ts'

/**
 * "Absolute Web address": resolving it gives the same Web address without an error. That is a
 * fixpoint, stricter than HTML5: `http://a/b/../c` is none.
 *
 * @throws RangeError for an unknown encoding label.
 */
export function isAbsoluteWebAddress(address: string, encoding?: string): boolean {
  const { start, end } = strippedSpan(address)
  const resolved = resolvedAbsolute(address, matchWebAddress, legacyEncodingName(encoding))
  return resolved === address.slice(start, end)
}
