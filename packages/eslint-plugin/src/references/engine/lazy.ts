import { createRequire } from 'node:module'
import type { References } from './references.ts'

const require = createRequire(import.meta.url)

type Part<Name extends keyof References> = ReturnType<References[Name]>

/**
 * Loads each part on demand, because few files are part of a recognized site. See
 * `documents/lazy.ts`.
 */
export const references: References = {
  files: () => require('@hreflint/references/regular-files') as Part<'files'>,
  plans: () => require('@hreflint/references/site-plans') as Part<'plans'>,
  sites: () => require('@hreflint/references/node') as Part<'sites'>,
  linter: () => require('@hreflint/linter') as Part<'linter'>,
  issues: () => require('@hreflint/references/issues') as Part<'issues'>,
}
