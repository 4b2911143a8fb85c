import type { UrlSpec } from '../contract/spec.ts'
import { legacyEncodingName } from '../text/encoding-label.ts'
import { forLastBases } from './for-last-bases.ts'
import { absoluteParts, parseReference, type ReferenceRoom } from './parse-reference.ts'
import { type PlainReader, parsePlain } from './plain-address/plain-address.ts'

/**
 * The contract of an RFC of the family: parses a reference; with a base, resolves it strictly. The
 * encoding plays no part: percent-encoding is of UTF-8.
 */
export function referenceParser(
  room: ReferenceRoom,
): Pick<UrlSpec, 'parse'> & { readonly readPlain: PlainReader } {
  const baseParts = forLastBases(base => absoluteParts(base, room))
  const readPlain: PlainReader = ({ url }, options) =>
    options?.base === undefined || baseParts(options.base) !== null ? url : null
  return {
    readPlain,
    parse(input, options) {
      const plain = parsePlain(input, options, readPlain)
      if (plain !== null) return plain
      legacyEncodingName(options?.encoding)
      const base = options?.base === undefined ? undefined : baseParts(options.base)
      return parseReference(input, base, room)
    },
  }
}
