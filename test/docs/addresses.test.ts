import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePath, site } from '@hreflint/core/internal'
import { createLanguageService, serviceDocument } from '@hreflint/language-service'
import { configSchema, defaultConfig, findingCatalogue, resolveConfig } from '@hreflint/linter'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { reporters } from '../../packages/cli/src/reporters/index.ts'
import { folderWith, runCli } from '../cli/support/run-cli.ts'
import { readSource, repositoryRoot, sourceFiles } from '../support/source-files.ts'
import { publicationNotes, withNote } from '../../scripts/generate/project/publication-notes.ts'
import manifest from '../../package.json' with { type: 'json' }
import { readmes } from './documents.ts'
import { targetsOf } from './pages.ts'

// The root's package.json holds the addresses of the project. Until its site is published, no program leads
// there; and whatever page a program or a text names, there is.

const { homepage } = manifest

/** The file of the documentation that an address leads to; null if there is none. */
function fileAt(address: string): string | null {
  const { origin, pathname, hash } = new URL(address)
  expect(origin).toBe(homepage)
  const path = pathname.replace(/^\//, '').replace(/\/$/, '')
  // The site's build copies it there.
  if (path === 'config.schema.json') return 'packages/cli/config.schema.json'
  const candidates = [
    `docs/${path}`,
    `docs/${path}.md`,
    ...['README.md', 'index.md'].map(name => join('docs', path, name)),
  ]
  const file = candidates.find(
    name => /\.\w+$/.test(name) && existsSync(join(repositoryRoot, name)),
  )
  if (file === undefined) return null
  const anchor = decodeURIComponent(hash.slice(1))
  const isExplorer = path.startsWith('explorer')
  if (anchor === '' || isExplorer || targetsOf(readSource(file)).has(anchor)) return file
  return null
}

/** Expects an address, or none until the site is published, to lead to a file of the documentation. */
function expectPage(address: string | undefined, file: string): void {
  if (site === null) expect(address).toBeUndefined()
  else expect(fileAt(address ?? '')).toBe(file)
}

const codes = [...findingCatalogue.keys()]

/** Documents with a few issues, to see what each front end reports. */
const page =
  '<a href="https://a:65536/"><a href="/a b"><img src=""><a href="http://a\\@b/"><base href="/"><base href="/">\n'

describe('the page of every code', () => {
  test.each(codes)('%s', code => {
    expect(fileAt(homepage + pagePath(code))).toBe(`docs/issues/${code}.md`)
  })
})

test('codeDescription of the language service', () => {
  const shape = {
    documentChanges: false,
    relatedInformation: true,
    codeDescription: true,
    unnecessaryTag: true,
    markdown: true,
  }
  const config = resolveConfig({ severities: { 'divergence/*': 'warning' } }).config
  const document = serviceDocument(TextDocument.create('inmemory:a.html', 'html', 1, page))
  const diagnostics = createLanguageService({ shape }).diagnostics({
    document,
    language: 'html',
    config: config ?? defaultConfig,
  })
  expect(diagnostics.length).toBeGreaterThan(4)
  for (const { code, codeDescription } of diagnostics) {
    expectPage(codeDescription?.href, `docs/issues/${code}.md`)
  }
})

test('helpUri of SARIF, and what the other formats link to', async () => {
  const cwd = folderWith({ 'a.html': page })
  const { stdout } = await runCli(['a.html', '--format', 'sarif'], { cwd })
  const [{ tool }] = JSON.parse(stdout).runs
  expect(tool.driver.rules.length).toBeGreaterThan(3)
  for (const { id, helpUri } of tool.driver.rules) {
    expectPage(helpUri, `docs/issues/${id}.md`)
  }
  expectPage(tool.driver.informationUri, 'docs/index.md')
  for (const format of Object.keys(reporters)) {
    const run = await runCli(['a.html', '--format', format], { cwd, env: { FORCE_HYPERLINK: '1' } })
    for (const [address] of run.stdout.matchAll(/https:\/\/hreflint\.dev[^\s"'<>()\\\u001B]*/g)) {
      expect(site, `${format}: ${address}`).not.toBeNull()
      expect(fileAt(address), address).not.toBeNull()
    }
  }
})

test('docs.url of the ESLint rules', () => {
  for (const [name, { meta }] of Object.entries(plugin.rules)) {
    const address = meta?.docs?.url
    // Until the site is published, the page is the one in the package.
    if (site !== null) expectPage(address, `docs/rules/${name}.md`)
    else expect(readFileSync(new URL(address ?? ''), 'utf8')).toContain(`# hreflint/${name}\n`)
  }
})

test('the schema of the configuration', () => {
  expectPage(configSchema.$id, 'packages/cli/config.schema.json')
})

test('no source names an address of the project: programs take them from the generated module', () => {
  const sources = ['packages', 'extensions', 'scripts'].flatMap(folder =>
    sourceFiles(folder, ['.ts', '.mts', '.mjs', '.vue']),
  )
  const repository = manifest.repository.url.replace(/^git\+https:\/\/|\.git$/g, '')
  const named = sources.filter(
    path =>
      !path.endsWith('/project.generated.ts') &&
      [new URL(homepage).host, repository].some(name => readSource(path).includes(name)),
  )
  expect(named).toEqual([])
})

test('the pages that name what is published say what works until then', () => {
  const pages = publicationNotes(repositoryRoot)
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, text } of pages) {
    const note = /^> \[!IMPORTANT\]\n> hreflint is not published yet/m.test(text)
    const names = /npx hreflint|npm install .*hreflint|marketplace|uses: hreflint/.test(text)
    expect(note, path).toBe(names && !manifest.isPublished)
    expect(withNote(text, path, true)).not.toContain('hreflint is not published')
  }
})

test('every address in sources, manifests and READMEs', () => {
  const files = [
    ...readmes,
    ...['packages', 'extensions'].flatMap(folder => sourceFiles(folder, ['.ts', 'package.json'])),
    ...sourceFiles('docs/guide', ['.md']),
    ...sourceFiles('docs/reference', ['.md']),
  ]
  const dead = files.flatMap(file => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8')
    const addresses = text.match(/https:\/\/hreflint\.dev[\w/.#%=&?-]*/g) ?? []
    // An address that is the beginning of one has its end elsewhere.
    const whole = addresses.map(address => address.replace(/\.$/, ''))
    return whole.filter(address => fileAt(address) === null)
  })
  expect(dead).toEqual([])
})
