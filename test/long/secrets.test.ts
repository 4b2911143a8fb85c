import { hide, hideInText } from '@hreflint/core/internal'
import { describe, expect, test } from 'vitest'
import { reporters } from '../../packages/cli/src/reporters/index.ts'
import { folderWith } from '../cli/support/run-cli.ts'
import {
  saidByBatch,
  saidByEditor,
  saidByEslint,
  saidByExplorer,
  saidByLibrary,
  saidByRun,
  saidInEveryFormat,
  saidOfConfig,
  saidOfUrl,
  sharedLinks,
} from '../support/connection/secrets/faces.ts'
import { documentsWith } from '../support/connection/secrets/hostile-documents.ts'
import {
  everyPair,
  everyTriple,
  leaksIn,
  passwords,
  sampleOf,
} from '../support/connection/secrets/hostile-strings.ts'
import { shareOf } from '../support/laws/share.ts'

// The product of passwords, schemes and hosts, by every face: `test/faces/secrets.test.ts` has a sample of it.
// `HREFLINT_SEED=2` puts the strings together otherwise.

const seed = Number(process.env.HREFLINT_SEED ?? 20261123)
const pairs = [...everyPair(seed)]
const formats = Object.keys(reporters)

/** Every so many of the strings, or a share of these, from an offset that differs for each face. */
const some = (every: number, offset: number) => {
  const step = Math.ceil((every * pairs.length) / shareOf(pairs.length))
  return pairs.filter((_, index) => (index + offset) % step === 0)
}

const documents = documentsWith(some(48, 0))

/** Returns the strings of which something is said that has a part of their passwords, and that part. */
function leaksOf(urls: Iterable<string>, say: (url: string) => string): readonly string[] {
  const leaks: string[] = []
  for (const url of urls) {
    const [leak] = leaksIn(say(url))
    if (leak !== undefined && leaks.length < 20) leaks.push(`${url} → ${leak}`)
  }
  return leaks
}

test('the product is complete', () => {
  expect(passwords.length).toBeGreaterThanOrEqual(200)
  expect(pairs.length).toBeGreaterThan(14_000)
})

test('a URL that is hidden, with every password, scheme and host', () => {
  expect(leaksOf(everyTriple(seed), hide)).toEqual([])
})

test('a URL that is hidden in a line of a document', () => {
  // Without quotes, a blank behind a colon or a port ends the URL.
  const isTold = (url: string) => !/:\d*\s.*@/.test(url)
  const inLine = (url: string) => (isTold(url) ? hideInText(`A=${url}\n`) : '')
  const inString = (url: string) => hideInText(`fetch(${JSON.stringify(url)}) // "b"\n`)
  expect(leaksOf(everyTriple(seed), url => inLine(url) + inString(url))).toEqual([])
})

test('the library', () => {
  expect(leaksOf(some(24, 1), saidByLibrary)).toEqual([])
})

test('the explorer', () => {
  expect(leaksOf(some(18, 2), saidByExplorer)).toEqual([])
})

test('links that are shared', () => {
  expect(leaksOf(some(3, 7), sharedLinks)).toEqual([])
})

test('lists in the explorer', async () => {
  for (const document of documentsWith(some(120, 3))) {
    expect(leaksIn(await saidByBatch(some(120, 6), document)), document.file).toEqual([])
  }
})

describe('the command line', () => {
  test.each(documents.map(one => [one.file, one] as const))('all formats of %s', async (_, one) => {
    for (const [face, said] of await saidInEveryFormat([one], formats)) {
      expect(leaksIn(said), face).toEqual([])
    }
  })

  test.each([
    [['--fix-dry-run', '.']],
    [['--init-baseline', '--baseline', 'baseline', '.']],
    [['--color', '--statistics', '.']],
    ...['json', 'dot', 'html'].map(format => [['links', '--format', format, '.']]),
    ...[[], ['--dry-run']].map(more => [['move', ...more, 'a.md', 'a.html', 'moved/']]),
  ])('%s', async args => {
    expect(leaksIn(await saidByRun(documentsWith(some(120, 4)), args))).toEqual([])
  })

  test('commands about one URL', async () => {
    const cwd = folderWith({})
    const leaks: string[] = []
    for (const url of sampleOf(shareOf(Math.ceil(passwords.length / 2), 20), seed)) {
      for (const leak of leaksIn(await saidOfUrl(url, cwd))) leaks.push(`${url} → ${leak}`)
    }
    expect(leaks).toEqual([])
  })

  test('configurations', async () => {
    for (const url of sampleOf(shareOf(Math.ceil(passwords.length / 2), 20), seed + 1)) {
      expect(leaksIn(await saidOfConfig(url)), url).toEqual([])
    }
  })
})

test.each(documentsWith(some(60, 5)).map(one => [one.file, one] as const))(
  'an editor with %s',
  (_, document) => {
    expect(leaksIn(saidByEditor(document))).toEqual([])
  },
)

test.each([
  ['js', 'a.js'],
  ['yaml', 'a.yaml'],
  ['json', 'a.json'],
  ['toml', 'a.toml'],
  ['html', 'a.html'],
] as const)('ESLint with %s', (language, name) => {
  const text = documents.find(({ file }) => file === name)?.text ?? ''
  expect(leaksIn(saidByEslint(language, text))).toEqual([])
})
