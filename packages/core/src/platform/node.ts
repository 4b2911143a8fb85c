import type { LegacyEncodings, Platform, Punycode, Tr46 } from './platform.ts'

// The only file of core that knows Node, declared by hand so that nothing else can use its types.
declare global {
  interface ImportMeta {
    url: string
  }
}
declare const process: {
  getBuiltinModule(id: 'node:module'): { createRequire(url: string): (id: string) => unknown }
}

let requireHere: ((id: string) => unknown) | null = null

/** Made at the first use: it takes longer to make than the rest of core takes to load. */
function require(id: string): unknown {
  requireHere ??= process.getBuiltinModule('node:module').createRequire(import.meta.url)
  return requireHere(id)
}

export const platform: Platform = {
  loadTr46: () => require('tr46') as Tr46,
  // With its file name: Node has a module called punycode.
  loadPunycode: () => require('punycode/punycode.js') as Punycode,
  loadLegacyEncodings: () =>
    ({
      ...(require('@exodus/bytes/encoding.js') as object),
      ...(require('@exodus/bytes/whatwg.js') as object),
    }) as LegacyEncodings,
}
