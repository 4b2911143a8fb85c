import { declaredEncoding } from './declared-encoding.ts'
import { decodeLegacy, encodeEdited } from './legacy-encoding.ts'

/** Needed only for files that are not in UTF-8 or UTF-16. */
export const legacyEncodings = { declaredEncoding, decodeLegacy, encodeEdited }

export type LegacyEncodings = typeof legacyEncodings
