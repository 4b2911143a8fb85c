import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, describe as describeIssue } from '@hreflint/core'
import { connectionSpecs, specFor, specs } from '@hreflint/core/specs'
import { lintDocument } from '@hreflint/linter'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { expect, test } from 'vitest'
import { reporters } from '../../packages/cli/src/reporters/index.ts'
import { folderWith, runCli } from '../cli/support/run-cli.ts'
import { planted, plantedDocuments, plantedUrls } from '../support/connection/planted-secrets.ts'

// One table: what each front end says about URLs with passwords that are read as something else.

const texts = Object.fromEntries(
  Object.entries(plantedDocuments).map(([name, [, text]]) => [name, text]),
)
const config = JSON.stringify({
  documentUrl: 'https://ada:PLANTED@example.com/',
  severities: { 'document/unescaped-hole': 'info', 'divergence/*': 'info' },
})
const files = { ...texts, 'hreflint.config.json': config }

/** What a run says, and what it writes beside the documents. */
async function said(...args: readonly string[]): Promise<readonly string[]> {
  const cwd = folderWith(files)
  const { code, stdout, stderr } = await runCli(args, { cwd })
  const written = readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !(entry.name in files))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  expect(code, stderr).toBeLessThan(2)
  return [stdout, stderr, ...written]
}

const runs: readonly (readonly string[])[] = [
  ...Object.keys(reporters).map(format => ['--format', format]),
  ['--color'],
  ['--statistics', '--quiet'],
  ['--cache', '--cache-location', 'cache'],
  ['--init-baseline', '--baseline', 'baseline'],
  ['--print-config', 'a.html'],
  ['--references', 'fragments', '--format', 'json'],
  ['--spec', 'rfc3986', '--format', 'sarif'],
]

test.each(runs.map(args => [args.join(' '), args] as const))('hreflint %s .', async (_, args) => {
  const paths = args[0] === '--print-config' ? [] : ['.']
  for (const output of await said(...args, ...paths)) expect(output).not.toMatch(planted)
})

test.each(['json', 'dot', 'html'])('hreflint links --format %s', async format => {
  const cwd = folderWith(files)
  const { stdout, stderr } = await runCli(['links', '--format', format, '.'], { cwd })
  expect(stdout + stderr).not.toMatch(planted)
})

test.each(plantedUrls)('hreflint parse, compare: read as %s', async (_, url) => {
  const commands = [
    ['parse', url],
    ['parse', '--format', 'json', url],
    ['parse', '--spec', 'whatwg', '--format', 'json', url],
    ['parse', '--base', 'https://ada:PLANTED@example.com/', url],
    ['compare', url],
    ['compare', '--format', 'json', url],
    ['compare', '--specs', [...specs, ...connectionSpecs].map(({ id }) => id).join(','), url],
    ['--document-url', url, '--stdin'],
    ['--references', url],
    [url],
  ]
  for (const args of commands) {
    const { stdout, stderr } = await runCli(args, { cwd: folderWith({}) })
    expect(stdout + stderr, args[0]).not.toMatch(planted)
  }
})

test.each(plantedUrls)('the library: read as %s', (_, url) => {
  for (const spec of [undefined, ...specs, ...connectionSpecs, specFor(url, undefined)]) {
    for (const issue of check(url, { spec })) {
      const { message, why, fixes } = describeIssue(issue, url, { spec })
      expect([message, why, ...fixes.map(({ title }) => title)].join('\n')).not.toMatch(planted)
    }
  }
})

test.each(Object.entries(plantedDocuments))('the linter: %s', (_, [language, text]) => {
  const found = lintDocument(text, language === 'dockercompose' ? 'yaml' : language)
  // In code, URLs are checked on request.
  if (language !== 'javascript') expect(found.length).toBeGreaterThan(0)
  for (const { message, why, url, related, fixes } of found) {
    const shown = [
      message,
      why,
      url,
      ...related.map(one => one.message),
      ...fixes.map(f => f.title),
    ]
    expect(shown.join('\n')).not.toMatch(planted)
  }
})

test.each(plantedUrls)('ESLint: read as %s', (_, url) => {
  const code = `fetch(${JSON.stringify(url)}); location.href = \`${url}\${x}\``
  const messages = new Linter().verify(code, [{ plugins: { hreflint }, rules: rulesOf() }])
  const shown = messages.map(({ message, suggestions = [] }) => [
    message,
    // The text of a suggestion is code.
    ...suggestions.map(({ desc }) => desc),
  ])
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  expect(JSON.stringify(shown)).not.toMatch(planted)
})

function rulesOf(): Linter.RulesRecord {
  const names = Object.keys(hreflint.rules ?? {})
  return Object.fromEntries(names.map(name => [`hreflint/${name}`, 'error']))
}
