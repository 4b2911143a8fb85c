import { MissingPart } from './missing-part.ts'

/** Replaces `#platform` of core in a page, where nothing can be loaded synchronously. */
let uts46: unknown = null
let legacyEncodings: unknown = null

export const platform = {
  loadUts46: () => {
    if (uts46 !== null) return uts46
    throw new MissingPart('IDNA', async () => {
      uts46 = await import('#uts46')
    })
  },

  loadLegacyEncodings: () => {
    if (legacyEncodings !== null) return legacyEncodings
    throw new MissingPart('The Encoding Standard', async () => {
      await import('@hreflint/core/legacy-encodings')
    })
  },

  provideLegacyEncodings: (encodings: unknown) => {
    legacyEncodings = encodings
  },
}
