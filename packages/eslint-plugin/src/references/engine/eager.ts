import * as linter from '@hreflint/linter'
import * as issues from '@hreflint/references/issues'
import * as sites from '@hreflint/references/node'
import * as files from '@hreflint/references/regular-files'
import * as plans from '@hreflint/references/site-plans'
import type { References } from './references.ts'

/** The engine at once: when running from sources, nothing is loaded on demand. */
export const references: References = {
  files: () => files,
  plans: () => plans,
  sites: () => sites,
  linter: () => linter,
  issues: () => issues,
}
