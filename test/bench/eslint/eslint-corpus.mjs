// Lints folders of other people's files, in every language there is a parser for, and prints each finding, to be read by a person;
// then applies the fixes, parses the result, and holds its syntax tree against the one before. Folders come from `npm pack`,
// which the caller runs.
//
//     node test/bench/eslint/eslint-corpus.mjs [--strict] [--literals] [--presets] [--deliberate] [--skip <part of a path>] [--longest <characters>] [--plant] <folder> …
//
// With `--plant`, mistakes that have safe fixes are first written into the addresses of the files, and only how many were repaired is
// printed: published files have few mistakes, so there is little to see of fixes otherwise.
//
// With `--strict`, the strict presets run in place of the recommended ones.
//
// With `--deliberate`, what may be wrong on purpose is reported too: in files of tests, and where a failure is asserted.
//
// Needs `pnpm build`. What was found in the end is written in docs/guide/eslint-precision.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as angular from '@angular-eslint/template-parser'
import css from '@eslint/css'
import json from '@eslint/json'
import markdown from '@eslint/markdown'
import * as html from '@html-eslint/parser'
import * as typescript from '@typescript-eslint/parser'
import * as astro from 'astro-eslint-parser'
import { Linter } from 'eslint'
import { Linter as Linter9 } from 'eslint-9'
import * as svelte from 'svelte-eslint-parser'
import * as vue from 'vue-eslint-parser'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    strict: { type: 'boolean' },
    literals: { type: 'boolean' },
    presets: { type: 'boolean' },
    deliberate: { type: 'boolean' },
    plant: { type: 'boolean' },
    skip: { type: 'string' },
    longest: { type: 'string', default: '20000000' },
    plugin: { type: 'string', default: 'eslint-plugin-hreflint' },
  },
})
const { default: plugin } = await import(values.plugin)

const presetNames =
  'angular axios cypress express got jquery ky msw next nock nuxt ofetch playwright react-router superagent supertest ' +
  'sveltekit undici vue-router ws'
const preset = values.strict ? plugin.configs.strict : plugin.configs.recommended
const config = {
  ...preset,
  files: ['**/*.*'],
  languageOptions: { sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
  // Comments in the files may name rules that are not there.
  linterOptions: { noInlineConfig: true },
  settings: {
    hreflint: {
      ...preset.settings.hreflint,
      ...(values.deliberate ? { allowDeliberate: [] } : {}),
      ...(values.literals ? { literals: 'known-schemes' } : {}),
      ...(values.presets ? { presets: presetNames.split(' ') } : {}),
    },
  },
}
const ours = ({ ruleId }) => ruleId?.startsWith('hreflint/')

const parsedBy = (parser, parserOptions = {}) => ({
  ...withoutLanguage(config),
  languageOptions: { parser, parserOptions },
})
/** For markup whose scripts may be TypeScript. */
const withTypes = { parser: typescript }
const inLanguage = (plugin, name) => ({
  ...withoutLanguage(config),
  plugins: { ...config.plugins, ...plugin },
  language: name,
})

/** How files are read, by the end of their names; the first that fits. */
const configs = [
  [/\.[cm]?tsx?$/, parsedBy(typescript)],
  [/\.[cm]?jsx?$/, config],
  [/\.md$/, inLanguage({ markdown }, 'markdown/gfm')],
  [/\.css$/, inLanguage({ css }, 'css/css')],
  [/\.json$/, inLanguage({ json }, 'json/json')],
  [/\.vue$/, parsedBy(vue, withTypes)],
  [/\.svelte$/, parsedBy(svelte, withTypes)],
  [/\.astro$/, parsedBy(astro, withTypes)],
  [/\.component\.html$/, parsedBy(angular)],
  [/\.html?$/, parsedBy(html)],
]

const counts = new Map()
const totals = { files: 0, tooLong: 0, unparsed: 0, findings: 0, lines: 0, fixed: 0, fixes: 0 }
const filesByEnd = new Map()
/** Files that their parser refuses, by what it says. */
const refusals = new Map()
for (const folder of positionals.map(path => resolve(path))) {
  for (const file of filesIn(folder))
    if (!values.skip || !file.includes(values.skip)) lintFile(folder, file)
}
for (const [code, count] of [...counts].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(5)}  ${code}`)
}
for (const [why, files] of refusals) {
  console.log(`\n${files.length} unparsed: ${why}\n    ${files.join('\n    ')}`)
}
console.log(Object.fromEntries(filesByEnd))
console.log(totals)

function withoutLanguage({ languageOptions: _, ...rest }) {
  return rest
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || configFor(entry.name) === undefined) continue
    yield join(entry.parentPath ?? entry.path, entry.name)
  }
}

function configFor(name) {
  return configs.find(([pattern]) => pattern.test(name))?.[1]
}

/**
 * Writes into the addresses of a text, in turn, what its language's readers take for a space, or one
 * slash where two belong.
 */
function withMistakes(text, name) {
  const isScript = /\.[cm]?[jt]sx?$/.test(name)
  const spaces = isScript ? [' ', '\\x20'] : /\.(?:md|css|json)$/.test(name) ? [] : [' ', '&#32;']
  const mistakes = [
    ...spaces.map(space => (_, host) => `https://${host}/${space}`),
    (_, host) => `http:/${host}/`,
  ]
  let count = 0
  return text.replace(/\bhttps?:\/\/([\w.-]+)\/(?=[\w-])/g, (...match) => {
    count += 1
    return mistakes[count % mistakes.length](...match)
  })
}

/** What a syntax tree is without what its texts say: types of nodes in order, and names. */
function shapeOf(sourceCode) {
  const shape = []
  for (const { kind, target, phase } of sourceCode.traverse()) {
    if (kind !== 1 || phase !== 1) continue
    shape.push(typeof target.name === 'string' ? `${target.type} ${target.name}` : target.type)
  }
  return shape.join('\n')
}

function lintFile(folder, file) {
  const original = readFileSync(file, 'utf8').replace(/^\u{feff}/u, '')
  const text = values.plant ? withMistakes(original, file) : original
  if (values.plant && text === original) return
  if (text.length > Number(values.longest)) {
    totals.tooLong += 1
    return
  }
  // Seen from its folder: what lies outside the working directory is ignored, and `dist` with it.
  // Their parsers, over that of TypeScript, make scopes that ESLint 10 refuses.
  const isNested = /\.(?:astro|svelte)$/.test(file)
  const linter = new (isNested ? Linter9 : Linter)({ cwd: folder })
  const name = relative(folder, file).replaceAll('node_modules', 'modules')
  let used = configFor(name)
  let messages = linter.verify(text, used, name)
  const isFatal = ({ fatal }) => fatal
  const refusal = messages.find(isFatal)
  if (used === config && refusal !== undefined) {
    used = { ...config, languageOptions: { ...config.languageOptions, sourceType: 'commonjs' } }
    messages = linter.verify(text, used, name)
  }
  totals.files += 1
  const [end] = /(?:\.d)?\.\w+$/.exec(name) ?? ['']
  filesByEnd.set(end, (filesByEnd.get(end) ?? 0) + 1)
  if (messages.some(isFatal)) {
    totals.unparsed += 1
    const why = `${end}: ${refusal.message}`
    refusals.set(why, [...(refusals.get(why) ?? []), `${name}:${refusal.line}:${refusal.column}`])
    return
  }
  const found = messages.filter(ours)
  if (found.length === 0) return
  const shape = shapeOf(linter.getSourceCode())
  totals.findings += found.length
  if (values.plant) count(found)
  else showFindings(relative(folder, file), text, found)
  if (!found.some(({ fix }) => fix)) return
  const fixed = linter.verifyAndFix(text, used, name)
  totals.fixed += 1
  totals.fixes += found.filter(({ fix }) => fix).length
  if (fixed.messages.some(({ fatal }) => fatal)) throw new Error(`${file} does not parse any more.`)
  linter.verify(fixed.output, used, name)
  if (shapeOf(linter.getSourceCode()) !== shape) throw new Error(`${file} is another program now.`)
}

function count(found) {
  for (const { messageId } of found) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
}

/** Prints what is found, line by line of the file, with every reported stretch marked in it. */
function showFindings(name, text, found) {
  count(found)
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/)
  for (const line of new Set(found.map(message => message.line))) {
    const messages = found.filter(message => message.line === line)
    totals.lines += 1
    const shown = lines[line - 1] ?? ''
    let marked = ''
    let at = Math.max((messages[0]?.column ?? 1) - 100, 0)
    if (line > 1 && at === 0) marked += `${(lines[line - 2] ?? '').slice(0, 100)}\n    `
    for (const { column, endLine, endColumn } of messages) {
      const end = endLine === line ? endColumn - 1 : shown.length
      marked += `${shown.slice(at, column - 1)}«${shown.slice(column - 1, end)}»`
      at = end
    }
    const codes = [...new Set(messages.map(({ messageId }) => messageId))].join(' ')
    marked += shown.slice(at, at + 60)
    console.log(`${name}:${line}:${messages[0]?.column} ${codes}\n    ${marked}`)
  }
}
