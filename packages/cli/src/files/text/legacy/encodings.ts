import { declaredEncoding } from './declared-encoding.ts'
import { decodeLegacy, encodeEdited } from './legacy-encoding.ts'

/** What is needed only of a file that is not in UTF-8 or UTF-16. */
export const legacyEncodings = { declaredEncoding, decodeLegacy, encodeEdited }

export type LegacyEncodings = typeof legacyEncodings
