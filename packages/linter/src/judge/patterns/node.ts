import type { LoadPatterns, PatternEngine } from './engine.ts'

// Declared by hand so that no other code can use the Node types.
declare global {
  interface ImportMeta {
    url: string
  }
}
declare const process: {
  getBuiltinModule(id: 'node:module'): { createRequire(url: string): (id: string) => unknown }
}

let engine: PatternEngine | null = null

export const loadPatterns: LoadPatterns = () => {
  engine ??= process.getBuiltinModule('node:module').createRequire(import.meta.url)(
    '@hreflint/patterns',
  ) as PatternEngine
  return engine
}
