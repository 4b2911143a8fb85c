import type { LoadPatterns, PatternEngine } from './engine.ts'

// A bundler (esbuild) resolves this `require`. The code of the package runs at the first call.
declare function require(id: string): unknown

export const loadPatterns: LoadPatterns = () =>
  require('@hreflint/patterns/documents') as PatternEngine
