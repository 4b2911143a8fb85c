import type { LegacyEncodings, Platform, Uts46 } from './platform.ts'
import { requireFrom } from './require-from.ts'

export const platform: Platform = {
  // The built package has it in a CommonJS file of its own, which can be loaded at once.
  loadUts46: () => requireFrom(import.meta.url, '../uts46/index.cjs') as Uts46,
  loadLegacyEncodings: () =>
    ({
      ...(requireFrom(import.meta.url, '@exodus/bytes/encoding.js') as object),
      ...(requireFrom(import.meta.url, '@exodus/bytes/whatwg.js') as object),
    }) as LegacyEncodings,
}
