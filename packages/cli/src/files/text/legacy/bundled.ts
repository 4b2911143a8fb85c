import type { LegacyEncodings } from './encodings.ts'

// The bundler resolves this call and runs the modules' code at the first call: tables of 400 kB.
declare function require(id: string): { readonly legacyEncodings: LegacyEncodings }

export const loadLegacyEncodings = (): LegacyEncodings => require('./encodings.ts').legacyEncodings
