import { createRequire } from 'node:module'
import type { Patterns } from './patterns.ts'

const require = createRequire(import.meta.url)

/** Loads the patterns package, which few programs need. See `documents/lazy.ts`. */
export const loadPatterns = (): Patterns => require('@hreflint/patterns') as Patterns
