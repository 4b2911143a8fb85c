import { MissingPart } from './missing-part.ts'

/** Stands in for `#platform` of core in a page, where nothing can be loaded in the middle of a call. */
let tr46: unknown = null
let legacyEncodings: unknown = null

export const platform = {
  loadTr46: () => {
    if (tr46 !== null) return tr46
    throw new MissingPart('IDNA', async () => {
      const loaded = await import('tr46')
      tr46 = loaded.default
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
