import { ESLint } from 'eslint'
import { defineConfig } from 'eslint/config'
import { ESLint as ESLint9 } from 'eslint-9'
import { defineConfig as defineConfig9 } from 'eslint-9/config'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'

/** The ways in which a configuration may name the plugin and its presets. */
const configs = {
  'a preset alone': [hreflint.configs.recommended],
  'the plugin beside a preset': [{ plugins: { hreflint } }, hreflint.configs.recommended],
  'a preset beside the plugin': [
    hreflint.configs.recommended,
    { plugins: { hreflint }, rules: { 'hreflint/no-divergent-url': 'warn' } },
  ],
  'several presets': [hreflint.configs['recommended-html'], hreflint.configs.recommended],
  'a preset by its object': [{ extends: [hreflint.configs.recommended] }],
  'a preset by its name': [{ plugins: { hreflint }, extends: ['hreflint/recommended'] }],
  'a preset by its name, twice': [
    { plugins: { hreflint }, extends: ['hreflint/recommended'] },
    { files: ['**/*.js'], plugins: { hreflint }, extends: ['hreflint/recommended'] },
  ],
} as const

describe.each([
  ['ESLint 10', ESLint, defineConfig],
  ['ESLint 9.38', ESLint9, defineConfig9],
] as const)('%s takes', (_, Eslint, define) => {
  test.each(Object.entries(configs))('%s', async (_name, config) => {
    const eslint = new Eslint({
      overrideConfigFile: true,
      overrideConfig: define(config as never) as never,
    })
    const [result] = await eslint.lintText('fetch("https://example.com:70000/a b")', {
      filePath: 'file.js',
    })
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('hreflint/no-parse-exception')
    // What the command line prints and caches of a configuration has the plugin by its name.
    const calculated: unknown = await eslint.calculateConfigForFile('file.js')
    expect(calculated).toMatchObject({ plugins: { hreflint: expect.anything() } })
  })
})
