import { describe, expect, test } from 'vitest'
import { reporters } from '../../packages/cli/src/reporters/index.ts'
import { folderWith } from '../cli/support/run-cli.ts'
import {
  saidByEditor,
  saidByEslint,
  saidByExplorer,
  saidByLibrary,
  saidByMerge,
  saidByRun,
  saidOfUrl,
} from '../support/connection/secrets/faces.ts'
import { documentsWith } from '../support/connection/secrets/hostile-documents.ts'
import {
  leaksIn,
  passwords,
  sampleOf,
  sampleWith,
} from '../support/connection/secrets/hostile-strings.ts'

// Nothing longer than three characters of a password is anywhere but in the document of its owner.

const documents = documentsWith(sampleOf(48))
const formats = Object.keys(reporters)

test('there are enough passwords', () => {
  expect(new Set(passwords).size).toBeGreaterThanOrEqual(200)
})

describe('a run shows no password', () => {
  const runs: readonly (readonly string[])[] = [
    ...formats.map(format => ['--format', format, '.']),
    ['--color', '.'],
    ['--statistics', '--quiet', '.'],
    ['--fix-dry-run', '.'],
    ['--cache', '--cache-location', 'cache', '.'],
    ['--init-baseline', '--baseline', 'baseline', '.'],
    ['--references', 'fragments', '--format', 'json', '.'],
    ['--spec', 'rfc3986', '--format', 'text', '.'],
    ...['json', 'dot', 'html'].map(format => ['links', '--format', format, '.']),
    ['move', '--dry-run', 'a.md', 'a.html', 'moved/'],
  ]
  test.each(runs.map(args => [args.join(' '), args] as const))('hreflint %s', async (_, args) => {
    const said = await saidByRun(documents, args)
    expect(said.length).toBeGreaterThan(100)
    expect(leaksIn(said)).toEqual([])
  })

  test.each(formats)('hreflint merge --format %s', async format => {
    expect(leaksIn(await saidByMerge(documents, ['--format', format]))).toEqual([])
  })
})

describe('nothing that is said of one URL shows its password', () => {
  test('on the command line', async () => {
    const cwd = folderWith({})
    for (const url of sampleOf(20, 1)) {
      expect(leaksIn(await saidOfUrl(url, cwd)), url).toEqual([])
    }
  })

  test('by the library', () => {
    for (const url of sampleOf(200, 2)) expect(leaksIn(saidByLibrary(url)), url).toEqual([])
  })

  test('in the explorer', () => {
    for (const url of sampleOf(80, 3)) expect(leaksIn(saidByExplorer(url)), url).toEqual([])
  })
})

describe('an editor shows no password', () => {
  test.each(documentsWith(sampleOf(24, 4)).map(one => [one.file, one] as const))(
    'of %s',
    (_, document) => {
      expect(leaksIn(saidByEditor(document))).toEqual([])
    },
  )
})

describe('ESLint shows no password', () => {
  const texts = documentsWith(sampleOf(120, 5))
  test.each([
    ['js', 'a.js'],
    ['yaml', 'a.yaml'],
    ['json', 'a.json'],
    ['toml', 'a.toml'],
    ['html', 'a.html'],
  ] as const)('of %s', (language, name) => {
    const said = saidByEslint(language, texts.find(({ file }) => file === name)?.text ?? '')
    expect(said).not.toBe('')
    expect(leaksIn(said)).toEqual([])
  })
})

describe('a password that is a word of the report, or the host, changes nothing in what is said', () => {
  const words = ['password', 'port', 'host', 'user', 'contains', 'driver', 'db', 'app', 'postgres']

  test.each(words)('%s', async word => {
    // As long, and nothing that anybody says.
    const other = 'QXWJVKQXWJ'.slice(0, word.length)
    const [told, same] = [word, other].map(password => sampleWith([password], 24, 6))
    const cwd = folderWith({})
    for (const [index, url] of (told ?? []).entries()) {
      const twin = same?.[index] ?? ''
      expect(saidByLibrary(url), url).toBe(saidByLibrary(twin))
      expect(saidByExplorer(url), url).toBe(saidByExplorer(twin))
      if (index < 4) expect(await saidOfUrl(url, cwd), url).toBe(await saidOfUrl(twin, cwd))
    }
  })
})
