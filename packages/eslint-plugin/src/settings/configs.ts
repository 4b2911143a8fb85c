import type { ESLint, Linter } from 'eslint'
import { deliberateKinds } from '../deliberate/allowed.ts'
import type { SharedOptions } from './settings.ts'

/** The URL rules that a preset turns on. */
const rules = {
  'hreflint/no-broken-reference': 'warn',
  'hreflint/no-conformance-error': 'warn',
  'hreflint/no-credentials': 'warn',
  'hreflint/no-forbidden-url': 'error',
  'hreflint/no-parse-exception': 'error',
} as const satisfies Linter.RulesRecord

/** Those of `standard`: whether a target exists is nothing that a specification says. */
const { 'hreflint/no-broken-reference': _, ...standardRules } = rules

/**
 * The shared settings of the presets. They are not rule options, because ESLint merges settings key
 * by key but replaces rule options: options that a user sets for a rule therefore override nothing
 * here.
 */
const levels = {
  recommended: { allowDeliberate: deliberateKinds },
  strict: { allowDeliberate: deliberateKinds, tolerated: 'report', literals: 'known-schemes' },
  standard: { allowDeliberate: deliberateKinds, tolerated: 'report', preset: 'standard' },
} as const satisfies Record<string, SharedOptions>

/**
 * Returns a pattern for files with an extension that only matches if another configuration names
 * them as well: ESLint lints no file because of a negated pattern. Without the parser that the other
 * configuration sets, each file would be a parsing error.
 */
function ifLinted(...extensions: readonly string[]): string {
  return `!**/!(${extensions.map(extension => `*.${extension}`).join('|')})`
}

const typescript = ifLinted('ts', 'mts', 'cts', 'tsx')

/** The files of the presets for each language. The user chooses the parser and the language. */
const files = {
  '': ['**/*.{js,mjs,cjs,jsx}', typescript],
  '-html': ['**/*.{html,htm}'],
  '-css': ['**/*.css'],
  '-markdown': ['**/*.{md,markdown}'],
  '-mdx': ['**/*.mdx'],
  '-json': ['**/*.{json,jsonc,json5}'],
  '-yaml': ['**/*.{yaml,yml}'],
  '-toml': ['**/*.toml'],
  '-vue': ['**/*.vue'],
  '-svelte': ['**/*.svelte'],
  '-astro': ['**/*.astro'],
  '-angular': ['**/*.component.html'],
} as const satisfies Record<string, readonly string[]>

/** The rules that check how programs handle URLs. */
const securityRules = {
  'hreflint/no-broken-pattern': ['warn', { report: 'certain' }],
  'hreflint/no-bypassable-url-check': 'warn',
  'hreflint/no-double-encoding': 'warn',
  'hreflint/no-dropped-base-path': 'warn',
  'hreflint/no-string-query': 'warn',
  'hreflint/no-unescaped-url-part': 'warn',
  'hreflint/no-wrong-encoder': 'warn',
} as const satisfies Linter.RulesRecord

/** The files that the `security` preset applies to. */
const programs = [...files[''], ifLinted('vue'), ifLinted('svelte'), ifLinted('astro')]

export type ConfigName = `${keyof typeof levels}${keyof typeof files}` | 'security'

/**
 * Returns the presets: one per level and language, and `security`. Users extend them or list them
 * in their configuration.
 */
export function configsOf(plugin: object): Record<ConfigName, Linter.Config> {
  const configs = Object.entries(levels).flatMap(([level, shared]) =>
    Object.entries(files).map(([language, patterns]) => {
      const name = `${level}${language}`
      const config: Linter.Config = {
        name: `hreflint/${name}`,
        files: [...patterns],
        plugins: { hreflint: plugin as ESLint.Plugin },
        rules: level === 'standard' ? { ...standardRules } : { ...rules },
        settings: { hreflint: { ...shared, allowDeliberate: [...shared.allowDeliberate] } },
      }
      return [name, config]
    }),
  )
  const security: Linter.Config = {
    name: 'hreflint/security',
    files: programs,
    plugins: { hreflint: plugin as ESLint.Plugin },
    rules: { ...securityRules },
    settings: { hreflint: { allowDeliberate: [...levels.recommended.allowDeliberate] } },
  }
  return Object.fromEntries([...configs, ['security', security]])
}
