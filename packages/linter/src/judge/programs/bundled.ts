import type { LoadPrograms, Programs } from './programs.ts'

// A bundler (esbuild) resolves this `require`. The code of the programs runs at the first call.
declare function require(id: string): unknown

export const loadPrograms: LoadPrograms = () => require('@hreflint/core/programs') as Programs
