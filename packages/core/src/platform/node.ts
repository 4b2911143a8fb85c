import type { LegacyEncodings, Platform, Tr46 } from './platform.ts'
import { requireFrom } from './require-from.ts'

export const platform: Platform = {
  loadTr46: () => requireFrom(import.meta.url, 'tr46') as Tr46,
  loadLegacyEncodings: () =>
    ({
      ...(requireFrom(import.meta.url, '@exodus/bytes/encoding.js') as object),
      ...(requireFrom(import.meta.url, '@exodus/bytes/whatwg.js') as object),
    }) as LegacyEncodings,
}
