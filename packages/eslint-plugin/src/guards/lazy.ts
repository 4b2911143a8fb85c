import { createRequire } from 'node:module'
import type { Guards } from './guards.ts'

const require = createRequire(import.meta.url)

/** The search for witnesses, which most programs never need; as that of documents, it cannot be waited for. */
export const loadGuards = (): Guards => require('@hreflint/guards') as Guards
