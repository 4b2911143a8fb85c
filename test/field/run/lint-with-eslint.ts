import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import typescript from '@typescript-eslint/parser'
import { ESLint } from 'eslint'
import { defineConfig } from 'eslint/config'
import hreflint from 'eslint-plugin-hreflint'
import type { PlacedFinding } from '../compare.ts'

const scripts = '**/*.{js,mjs,cjs,jsx}'
const typed = '**/*.{ts,mts,cts,tsx}'

/** What projects do not lint: what a build or another project made. */
const ignores = ['**/{dist,build,vendor,third_party,bower_components}/**', '**/*.min.*']

const config = defineConfig([
  { ignores },
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  { files: [scripts], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
  { files: [typed], languageOptions: { parser: typescript } },
  hreflint.configs.recommended,
  hreflint.configs.security,
  // Links are judged with those of the command line.
  { rules: { 'hreflint/no-broken-reference': 'off' } },
])

/** Runs the presets over the JavaScript and TypeScript of a checkout. */
export async function lintWithEslint(checkout: string): Promise<readonly PlacedFinding[]> {
  const eslint = new ESLint({
    cwd: checkout,
    overrideConfigFile: true,
    overrideConfig: config,
    errorOnUnmatchedPattern: false,
  })
  const results = await eslint.lintFiles([scripts, typed])
  return results.flatMap(({ filePath, messages }) => {
    const own = messages.filter(({ ruleId }) => ruleId?.startsWith('hreflint/') === true)
    if (own.length === 0) return []
    const lines = readFileSync(filePath, 'utf8').split(/\r\n|\n|\r/)
    return own.map(({ ruleId, message, line }) => ({
      path: relative(checkout, filePath),
      code: String(ruleId),
      // Several findings of one rule in one file differ by what they say.
      url: message,
      message,
      line,
      lineText: lines[line - 1] ?? '',
    }))
  })
}
