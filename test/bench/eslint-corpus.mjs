// Lints folders of other people's scripts, style sheets and Markdown, and prints each finding, to be read by a person; then
// applies the fixes and parses the result. Folders come from `npm pack`, which the caller runs.
//
//     node test/bench/eslint-corpus.mjs [--literals] [--presets] [--skip <part of a path>] <folder> …
//
// Needs `pnpm build`. What was found in the end is written in docs/guide/eslint-precision.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import css from '@eslint/css'
import markdown from '@eslint/markdown'
import { Linter } from 'eslint'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    literals: { type: 'boolean' },
    presets: { type: 'boolean' },
    skip: { type: 'string' },
    plugin: { type: 'string', default: 'eslint-plugin-hreflint' },
  },
})
const { default: plugin } = await import(values.plugin)

const allPresets = [
  'axios',
  'got',
  'ky',
  'undici',
  'node',
  'node-url',
  'express',
  'next',
  'react-router',
]
const config = {
  ...plugin.configs.recommended,
  files: ['**/*.*'],
  languageOptions: { sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  settings: {
    hreflint: {
      ...(values.literals ? { literals: 'known-schemes' } : {}),
      ...(values.presets ? { presets: allPresets } : {}),
    },
  },
}
// Comments in the files may turn rules of other plugins off that are not there.
const ours = ({ ruleId }) => ruleId?.startsWith('hreflint/')

const counts = new Map()
const totals = { files: 0, bundles: 0, unparsed: 0, findings: 0, fixed: 0 }
for (const folder of positionals.map(path => resolve(path))) {
  for (const file of filesIn(folder))
    if (!values.skip || !file.includes(values.skip)) lintFile(folder, file)
}
for (const [code, count] of [...counts].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(5)}  ${code}`)
}
console.log(totals)

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(?:[cm]?js|jsx|md|css)$/.test(entry.name)) continue
    yield join(entry.parentPath ?? entry.path, entry.name)
  }
}

function configFor(name) {
  const { languageOptions: _, ...rest } = config
  const plugins = { ...config.plugins, css, markdown }
  if (name.endsWith('.md')) return { ...rest, plugins, language: 'markdown/gfm' }
  if (name.endsWith('.css')) return { ...rest, plugins, language: 'css/css' }
  return config
}

function lintFile(folder, file) {
  const text = readFileSync(file, 'utf8')
  if (text.length > 400_000) {
    totals.bundles += 1
    return
  }
  // Seen from its folder: what lies outside the working directory is ignored, and `dist` with it.
  const linter = new Linter({ cwd: folder })
  const name = relative(folder, file).replaceAll('node_modules', 'modules')
  let used = configFor(name)
  let messages = linter.verify(text, used, name)
  if (used === config && messages.some(({ fatal }) => fatal)) {
    used = { ...config, languageOptions: { ...config.languageOptions, sourceType: 'commonjs' } }
    messages = linter.verify(text, used, name)
  }
  totals.files += 1
  if (messages.some(({ fatal }) => fatal)) {
    totals.unparsed += 1
    return
  }
  const found = messages.filter(ours)
  if (found.length === 0) return
  totals.findings += found.length
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/)
  for (const { messageId, line, column, endColumn } of found) {
    counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
    const shown = lines[line - 1] ?? ''
    const from = Math.max(column - 70, 0)
    const marked = `${shown.slice(from, column - 1)}«${shown.slice(column - 1, endColumn - 1)}»${shown.slice(endColumn - 1, endColumn + 50)}`
    console.log(`${relative(folder, file)}:${line}:${column} ${messageId}\n    ${marked}`)
  }
  if (!found.some(({ fix }) => fix)) return
  const fixed = linter.verifyAndFix(text, used, name)
  totals.fixed += 1
  if (fixed.messages.some(({ fatal }) => fatal)) throw new Error(`${file} does not parse any more.`)
}
