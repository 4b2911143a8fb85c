// Lints scripts of folders of other people's files with the rules on what programs do with URLs, and prints each report with its
// lines, to be read by a person. Folders come from `npm pack`, which the caller runs.
//
//     node test/bench/eslint/security-corpus.mjs [--longest <characters>] [--from <part>/<parts>] <folder or file> …
//
// Needs `pnpm build`. What was found is written in docs/guide/eslint-precision.md.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    longest: { type: 'string', default: '3000000' },
    from: { type: 'string', default: '1/1' },
  },
})

const names = Object.entries(plugin.rules).flatMap(([name, { meta }]) =>
  'leads-elsewhere' in meta.messages || 'suggestion' in meta.messages ? [name] : [],
)
const own = names.filter(name => !/conformance|credentials|parse-exception|divergence/.test(name))
const rules = Object.fromEntries(own.map(name => [`hreflint/${name}`, 'warn']))
const shared = {
  files: ['**/*.*'],
  plugins: { hreflint: plugin },
  rules,
  settings: plugin.configs.security.settings,
  linterOptions: { noInlineConfig: true },
}
const script = {
  ...shared,
  languageOptions: { sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
}
const configs = [
  script,
  { ...script, languageOptions: { ...script.languageOptions, sourceType: 'commonjs' } },
]
const typed = [{ ...shared, languageOptions: { parser: typescript } }]

/** What each report has in its program: an encoder, a hole in a URL, or a guard with what it guards. */
const words =
  /[/=?&]\$\{|[=/]['"]\s*\+|encodeURI|\bescape\(|new URL\(|URL\.parse|\.(?:startsWith|endsWith|includes|indexOf|test|match|hostname|host|origin|protocol)\b[\s\S]*(?:fetch|location|redirect|open\(|href|src|origin|Origin|request|WebSocket|safe|allow|trust|valid)/
const totals = { files: 0, read: 0, unparsed: 0, tooLong: 0, reports: 0 }
const counts = new Map()
const [part, parts] = values.from.split('/').map(Number)
let index = 0
for (const folder of positionals.map(path => resolve(path))) {
  if (statSync(folder).isFile()) {
    lintFile(dirname(folder), folder)
    continue
  }
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (
      !entry.isFile() ||
      !/\.(?:[cm]?jsx?|[cm]?tsx?)$/.test(entry.name) ||
      /\.d\.[cm]?ts$/.test(entry.name)
    )
      continue
    index += 1
    if (index % parts === part % parts)
      lintFile(folder, join(entry.parentPath ?? entry.path, entry.name))
  }
}
for (const [rule, count] of counts) console.log(String(count).padStart(5), rule)
console.log(totals)

function lintFile(folder, file) {
  const text = readFileSync(file, 'utf8')
  if (text.length > Number(values.longest)) {
    totals.tooLong += 1
    return
  }
  totals.files += 1
  // Without any of these words, no rule has anything to visit.
  if (!words.test(text)) return
  totals.read += 1
  const name = relative(folder, file).replaceAll('node_modules', 'modules')
  const linter = new Linter({ cwd: folder })
  for (const config of /tsx?$/.test(file) ? typed : configs) {
    const messages = linter.verify(text, [config], name)
    if (messages.some(({ fatal }) => fatal)) continue
    const found = messages.filter(({ ruleId }) => ruleId?.startsWith('hreflint/'))
    for (const { ruleId, message, line, column, endColumn, endLine } of found) {
      totals.reports += 1
      counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1)
      const lines = text.split('\n')
      const shown = lines
        .slice(Math.max(0, line - 3), line + 6)
        .map(one =>
          one.length < 300
            ? one
            : '…' +
              one.slice(Math.max(0, column - 200), (endLine === line ? endColumn : column) + 250) +
              '…',
        )
      console.log(
        `\n${ruleId} ${relative(process.cwd(), file)}:${line}:${column}\n  ${message}\n${shown.join('\n')}`,
      )
    }
    return
  }
  totals.unparsed += 1
}
