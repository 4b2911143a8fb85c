import { ESLint } from 'eslint'
import { ESLint as ESLint9 } from 'eslint-9'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import * as typescript from '@typescript-eslint/parser'

const others = ['a.ts', 'a.mts', 'a.cts', 'a.tsx', 'a.vue', 'a.svelte', 'a.astro', 'b/c.ts']
const presets = ['recommended', 'strict', 'standard', 'security'] as const

describe.each([
  ['ESLint 10', ESLint],
  ['ESLint 9.38', ESLint9],
] as const)('%s', (_, Eslint) => {
  const eslintOf = (...configs: object[]) =>
    new Eslint({ overrideConfigFile: true, overrideConfig: configs as never })

  test.each(presets)('%s lints no file that the project has no parser for', async preset => {
    const eslint = eslintOf(hreflint.configs[preset])
    for (const file of others) expect(await eslint.isPathIgnored(file)).toBe(true)
    for (const file of ['a.js', 'b/a.mjs', 'a.cjs', 'a.jsx']) {
      expect(await eslint.isPathIgnored(file)).toBe(false)
    }
  })

  test('recommended lints TypeScript where the project does', async () => {
    const own = { files: ['**/*.ts'], languageOptions: { parser: typescript } }
    for (const configs of [
      [hreflint.configs.recommended, own],
      [own, hreflint.configs.recommended],
    ]) {
      const [result] = await eslintOf(...configs).lintText('fetch("https://a:70000/" as string)', {
        filePath: 'b/c.ts',
      })
      expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['hreflint/no-parse-exception'])
    }
  })

  test('standard reports what the URL Standard says, and nothing else', async () => {
    const code = [
      'fetch("/?a=[1]"); fetch("https://a--b.example/a^b"); fetch("https://u:p@a/")',
      'fetch("htps://example.com/"); fetch("https://v7--a.example/"); fetch("https://a:70000/")',
    ].join('\n')
    const codesOf = async (preset: 'recommended' | 'standard') => {
      const [result] = await eslintOf(hreflint.configs[preset]).lintText(code, { filePath: 'a.js' })
      return result?.messages.map(({ messageId }) => messageId)
    }
    expect(await codesOf('standard')).toEqual([
      'document/tolerated-character',
      'whatwg/unescaped-caret',
      'whatwg/credentials',
      'whatwg/domain-third-fourth-hyphens',
      'whatwg/port-out-of-range',
    ])
    expect(await codesOf('recommended')).toEqual([
      'whatwg/unescaped-caret',
      'whatwg/credentials',
      'document/misspelled-scheme',
      'whatwg/port-out-of-range',
    ])
  })
})
