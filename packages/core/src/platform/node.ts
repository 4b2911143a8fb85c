import type { LegacyEncodings, Platform, Punycode, Tr46 } from './platform.ts'
import { requireFrom } from './require-from.ts'

export const platform: Platform = {
  loadTr46: () => requireFrom(import.meta.url, 'tr46') as Tr46,
  // With its file name: Node has a module called punycode.
  loadPunycode: () => requireFrom(import.meta.url, 'punycode/punycode.js') as Punycode,
  loadLegacyEncodings: () =>
    ({
      ...(requireFrom(import.meta.url, '@exodus/bytes/encoding.js') as object),
      ...(requireFrom(import.meta.url, '@exodus/bytes/whatwg.js') as object),
    }) as LegacyEncodings,
}
