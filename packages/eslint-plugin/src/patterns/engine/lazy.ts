import { createRequire } from 'node:module'
import type { Patterns } from './patterns.ts'

const require = createRequire(import.meta.url)

/** Few programs have patterns: see `documents/lazy.ts`. */
export const loadPatterns = (): Patterns => require('@hreflint/patterns') as Patterns
