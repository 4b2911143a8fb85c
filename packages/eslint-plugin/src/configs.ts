import type { ESLint, Linter } from 'eslint'
import { deliberateKinds } from './deliberate/allowed.ts'

/** The rules that a preset turns on. */
const recommended = {
  // What a data: URL leaves unescaped does no harm.
  'hreflint/no-conformance-error': ['warn', { ignore: ['document/unescaped-data'] }],
  'hreflint/no-credentials': 'warn',
  'hreflint/no-parse-exception': 'error',
} as const satisfies Linter.RulesRecord

/** What presets set for the rules, where settings of a user's are none. */
const settings = { hreflint: { allowDeliberate: [...deliberateKinds] } }

/** The files of each preset, by its name. Parser and language are the user's to choose. */
const files = {
  recommended: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}'],
  'recommended-html': ['**/*.{html,htm}'],
  'recommended-css': ['**/*.css'],
  'recommended-markdown': ['**/*.{md,markdown}'],
  'recommended-json': ['**/*.{json,jsonc,json5}'],
  'recommended-vue': ['**/*.vue'],
  'recommended-svelte': ['**/*.svelte'],
  'recommended-astro': ['**/*.astro'],
  'recommended-angular': ['**/*.component.html'],
} as const satisfies Record<string, readonly string[]>

export type ConfigName = keyof typeof files

/** A preset per language, for `extends` or to be listed. */
export function configsOf(plugin: object): Record<ConfigName, Linter.Config> {
  const configs = Object.entries(files).map(([name, patterns]) => [
    name,
    {
      name: `hreflint/${name}`,
      files: [...patterns],
      plugins: { hreflint: plugin as ESLint.Plugin },
      rules: { ...recommended },
      settings,
    } satisfies Linter.Config,
  ])
  return Object.fromEntries(configs)
}
