import type { LegacyEncodings, Platform, Uts46 } from './platform.ts'

// A bundler (esbuild) resolves these calls and runs the packages' code at the first call.
declare function require(id: string): unknown

export const platform: Platform = {
  loadUts46: () => require('../uts46/index.ts') as Uts46,
  loadLegacyEncodings: () =>
    ({
      ...(require('@exodus/bytes/encoding.js') as object),
      ...(require('@exodus/bytes/whatwg.js') as object),
    }) as LegacyEncodings,
}
