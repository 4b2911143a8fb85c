import type { ESLint, Linter } from 'eslint'
import { noConformanceError } from './rules/no-conformance-error.ts'
import { noCredentials } from './rules/no-credentials.ts'
import { noParseException } from './rules/no-parse-exception.ts'

export type { RuleOptions } from './create-url-rule.ts'
export type { SharedOptions } from './settings.ts'

const meta = { name: 'eslint-plugin-hreflint', version: '0.1.0', namespace: 'hreflint' }

const rules = {
  'no-conformance-error': noConformanceError,
  'no-credentials': noCredentials,
  'no-parse-exception': noParseException,
}

const recommendedRules = {
  'hreflint/no-conformance-error': 'warn',
  'hreflint/no-credentials': 'warn',
  'hreflint/no-parse-exception': 'error',
} as const

const base = { meta, rules }

const plugin = {
  ...base,
  configs: {
    /** JavaScript, TypeScript and JSX. */
    recommended: {
      name: 'hreflint/recommended',
      files: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}'],
      plugins: { hreflint: base as ESLint.Plugin },
      rules: recommendedRules,
    } satisfies Linter.Config,
  },
}

export default plugin
