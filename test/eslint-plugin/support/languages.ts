import * as angular from '@angular-eslint/template-parser'
import css from '@eslint/css'
import json from '@eslint/json'
import markdown from '@eslint/markdown'
import * as html from '@html-eslint/parser'
import * as typescript from '@typescript-eslint/parser'
import * as astro from 'astro-eslint-parser'
import type { Linter } from 'eslint'
import { flat as mdx } from 'eslint-plugin-mdx'
import * as svelte from 'svelte-eslint-parser'
import * as toml from 'toml-eslint-parser'
import * as vue from 'vue-eslint-parser'
import * as yaml from 'yaml-eslint-parser'
import { unknown } from './unknown-language.ts'

/** How ESLint is told to read the files of a language. */
export interface TestedLanguage {
  readonly filename: string
  readonly config: Linter.Config
}

const read = (filename: string, config: object = {}): TestedLanguage => ({ filename, config })
const parsedBy = (parser: object, parserOptions: object = {}) => ({
  languageOptions: { parser, parserOptions },
})
const jsx = { ecmaFeatures: { jsx: true } }

/** Every language that the plugin knows, by the name that files of tests have in theirs. */
export const languages = {
  js: read('file.js'),
  ts: read('file.ts', parsedBy(typescript)),
  jsx: read('file.jsx', { languageOptions: { parserOptions: jsx } }),
  tsx: read('file.tsx', parsedBy(typescript, jsx)),
  html: read('file.html', parsedBy(html)),
  vue: read('file.vue', parsedBy(vue)),
  svelte: read('file.svelte', parsedBy(svelte)),
  astro: read('file.astro', parsedBy(astro)),
  angular: read('file.component.html', parsedBy(angular)),
  css: read('file.css', { plugins: { css }, language: 'css/css' }),
  markdown: read('file.md', { plugins: { markdown }, language: 'markdown/gfm' }),
  mdx: read('file.mdx', { languageOptions: mdx.languageOptions }),
  yaml: read('file.yaml', parsedBy(yaml)),
  toml: read('file.toml', parsedBy(toml)),
  json: read('file.json', { plugins: { json }, language: 'json/json' }),
  unknown: read('file.unknown', { plugins: { unknown }, language: 'unknown/unknown' }),
} as const satisfies Record<string, TestedLanguage>

export type LanguageName = keyof typeof languages
