import type { UrlSpec } from '../contract/spec.ts'
import { forLastBases } from '../generic-syntax/for-last-bases.ts'
import { type PlainReader, parsePlain } from '../generic-syntax/plain-address/plain-address.ts'
import { legacyEncodingName } from '../text/encoding-label.ts'
import { ofScalarValues } from '../text/of-scalar-values.ts'
import { resolvedAbsolute } from './classify-web-address.ts'
import { parseWebAddress } from './parse-web-address.ts'
import type { WebAddressRoom } from './web-address.ts'

/** The contract of the drafts on the way to HTML5: parsing without a base, resolving with one. */
export function webAddressParser(
  room: WebAddressRoom,
): Pick<UrlSpec, 'parse'> & { readonly readPlain: PlainReader } {
  const resolvedBase = forLastBases(base => resolvedAbsolute(base, room.match, null))
  const readPlain: PlainReader = ({ url }, options) =>
    options?.base === undefined || resolvedBase(options.base) !== null ? url : null
  return {
    readPlain,
    parse: ofScalarValues((input, options) => {
      const plain = parsePlain(input, options, readPlain)
      if (plain !== null) return plain
      const encoding = legacyEncodingName(options?.encoding)
      const base = options?.base === undefined ? undefined : resolvedBase(options.base)
      return parseWebAddress(input, base, encoding, room)
    }),
  }
}
