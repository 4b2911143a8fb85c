import { createRequire } from 'node:module'
import type { Guards } from './guards.ts'

const require = createRequire(import.meta.url)

/**
 * Loads the search for witnesses, which most programs never need. It is loaded synchronously, like
 * `@hreflint/documents`.
 */
export const loadGuards = (): Guards => require('@hreflint/guards') as Guards
