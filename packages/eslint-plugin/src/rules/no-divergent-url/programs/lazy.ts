import { createRequire } from 'node:module'
import type { Programs } from './programs.ts'

const require = createRequire(import.meta.url)

/** Loads the programs, which few configurations compare. See `documents/lazy.ts` in the sources. */
export const loadPrograms = (): Programs => require('@hreflint/core/programs') as Programs
