import { type LegacyEncodings, legacyEncodings } from './encodings.ts'

/** From sources: there is nothing that could be loaded later. */
export const loadLegacyEncodings = (): LegacyEncodings => legacyEncodings
