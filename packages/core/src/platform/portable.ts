import * as uts46 from '#uts46'
import type { LegacyEncodings, Platform } from './platform.ts'

let legacyEncodings: LegacyEncodings | null = null

/**
 * For hosts that can neither `require` nor wait: IDNA is there from the start, legacy encodings once
 * `@hreflint/core/legacy-encodings` has been imported.
 */
export const platform: Platform = {
  loadUts46: () => uts46,
  loadLegacyEncodings: () => {
    if (legacyEncodings === null) {
      throw new RangeError(
        'Legacy encodings are not loaded. Import @hreflint/core/legacy-encodings first.',
      )
    }
    return legacyEncodings
  },
  provideLegacyEncodings: encodings => {
    legacyEncodings = encodings
  },
}
