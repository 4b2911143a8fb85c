import { expect, test } from 'vitest'
import { compareFindings, compareRewrites, type PlacedFinding } from './compare.ts'
import {
  namesIn,
  readLinted,
  readRepositories,
  readRewriteRows,
  readVerdicts,
} from '../../scripts/generate/pages/field/files.ts'
import { isClass, rewriteVerdicts, verdicts } from '../../scripts/generate/pages/field/row.ts'
import { kinds, type Sound } from './mutate/kinds.ts'
import { Random } from './mutate/random.ts'
import { decidedShare, readLinks } from '../../scripts/generate/pages/field/read-links.ts'
import { readRewrites } from './run/read-rewrites.ts'

const repositories = readRepositories()

test('each repository has a commit and says what it is', () => {
  expect(repositories.size).toBeGreaterThan(70)
  for (const [name, { commit, kind }] of repositories) {
    expect(`${name} ${commit}`).toMatch(/^[\w.-]+\/[\w.-]+ [\da-f]{40}$/)
    expect(kind).not.toBe('')
  }
})

test('the ledger is about these repositories', () => {
  const names = [...(['verdicts', 'eslint', 'rewrites'] as const).flatMap(namesIn), ...readLinted()]
  expect(names.filter(name => !repositories.has(name))).toEqual([])
})

const judged = (['verdicts', 'eslint'] as const).flatMap(kind =>
  namesIn(kind).map(name => [kind, name] as const),
)

test.each(judged)('%s of %s: each finding is judged, once', (kind, name) => {
  const rows = readVerdicts(name, kind)
  expect(rows.filter(({ verdict }) => verdict === null || !verdicts.includes(verdict))).toEqual([])
  expect(rows.filter(({ why }) => why === '')).toEqual([])
  const ids = rows.flatMap(row => (isClass(row) ? [`${row.code} ${row.paths}`] : [row.id]))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const classes = rows.filter(isClass)
  expect(classes.filter(({ read, count }) => read < Math.min(10, count))).toEqual([])
})

test.each(namesIn('rewrites'))('%s: each rewrite is judged, once', name => {
  const rows = readRewriteRows(name)
  const isJudged = ({ verdict, why }: (typeof rows)[number]) =>
    verdict !== null && rewriteVerdicts.includes(verdict) && why !== ''
  expect(rows.filter(row => !isJudged(row))).toEqual([])
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

const finding = (path: string, line: number, url: string, lineText = url): PlacedFinding => ({
  code: 'a/b',
  message: 'm',
  path,
  url,
  line,
  lineText,
})

test('a verdict stays when a file changes elsewhere, and not when its line does', () => {
  const [row] = compareFindings([], [finding('a.md', 3, 'x y')]).rows
  if (row === undefined || isClass(row)) throw new Error('no row')
  const ledger = [{ ...row, verdict: 'wanted' as const, why: 'w' }]
  const moved = compareFindings(ledger, [finding('a.md', 9, 'x y')])
  expect(moved).toEqual({ rows: [{ ...ledger[0], line: 9 }], added: [], gone: [], unjudged: [] })
  const changed = compareFindings(ledger, [finding('a.md', 3, 'x y', '[a](x y)')])
  expect([changed.added.length, changed.gone.length, changed.unjudged.length]).toEqual([1, 1, 1])
})

test('one mistake is counted by its URL and file', () => {
  const findings = [finding('a.md', 1, 'x y', 'one'), finding('a.md', 2, 'x y', 'two')]
  expect(compareFindings([], findings).rows).toHaveLength(1)
  expect(compareFindings([], [...findings, finding('b.md', 1, 'x y')]).rows).toHaveLength(2)
})

test('a class covers what was there, and what comes later is to be judged', () => {
  const about = { code: 'a/b', read: 2, verdict: 'false' as const, why: 'w' }
  const ledger = [{ ...about, paths: 'docs/**', count: 2 }]
  const two = [finding('docs/a.md', 1, 'x'), finding('docs/b.md', 1, 'x')]
  expect(compareFindings(ledger, two)).toMatchObject({ rows: ledger, added: [], unjudged: [] })
  expect(compareFindings(ledger, two.slice(1)).gone).toHaveLength(1)
  const three = compareFindings(ledger, [...two, finding('docs/c.md', 1, 'x')])
  expect([three.rows, three.unjudged.length]).toEqual([ledger, 1])
})

test('each line that --fix changes is a rewrite', () => {
  const diff = [
    ...[
      '--- a/x.md\t',
      '+++ b/x.md\t',
      '@@ -4,4 +4,4 @@',
      ' a',
      '-b c',
      '-d',
      '+b%20c',
      '+e',
      ' f',
    ],
    ...['@@ -20,1 +20,1 @@', '-g', '+h', ''],
  ].join('\n')
  const rewrites = readRewrites(diff)
  expect(rewrites).toEqual([
    { path: 'x.md', line: 5, before: 'b c', after: 'b%20c' },
    { path: 'x.md', line: 6, before: 'd', after: 'e' },
    { path: 'x.md', line: 20, before: 'g', after: 'h' },
  ])
  expect(compareRewrites([], rewrites).unjudged).toHaveLength(3)
})

test('links are read from the statistics', () => {
  const links = readLinks(
    'links: 8 resolved, 12 unknown (10 outside the site, 2 in no site), 0 broken',
  )
  expect(links).toEqual({
    resolved: 8,
    broken: 0,
    unknown: { 'outside the site': 10, 'in no site': 2 },
  })
  expect(decidedShare(links)).toBe(0.8)
  expect(decidedShare(readLinks(''))).toBe(null)
})

const places: Readonly<Record<string, Omit<Sound, 'text'>>> = {
  link: {
    site: { kind: 'markdown', syntax: 'url' },
    around: ['(', ')'],
    isLocal: true,
    needsEnding: true,
  },
  address: {
    site: { kind: 'attribute', syntax: 'url' },
    around: ['"', '"'],
    isLocal: false,
    needsEnding: false,
  },
}

test.each([
  ['letter of a file name', 'link', 'guide/start.md'],
  ['letter of a folder', 'link', 'guide/start.md'],
  ['letter of a fragment', 'link', 'guide/start.md#install'],
  ['case of a file name', 'link', 'guide/start.md'],
  ['dropped ending', 'link', 'guide/start.md'],
  ['quote', 'link', 'guide/start.md'],
  ['space', 'address', 'https://example.org/guide/'],
  ['backslash', 'address', 'https://example.org/guide/a'],
  ['port too large', 'address', 'https://example.org/'],
  ['missing colon', 'address', 'https://example.org/'],
  ['misspelled scheme', 'address', 'https://example.org/'],
  ['doubled scheme', 'address', 'https://example.org/'],
  ['delimiter in a password', 'address', 'redis://user:secret@example.org/0'],
])('%s: the mistake is where the text differs, and the same in each run', (kind, place, text) => {
  const make = () =>
    kinds[kind]?.({ ...places.link, ...places[place], text } as Sound, new Random('x'))
  const broken = make()
  expect(broken?.text).not.toBe(text)
  const { text: changed = '', start = 0, end = 0 } = broken ?? {}
  expect(changed.slice(0, start)).toBe(text.slice(0, start))
  expect(text.endsWith(changed.slice(end))).toBe(true)
  expect(make()).toEqual(broken)
})
