import { languageOf, locateDocument } from '@hreflint/documents'
import {
  brokenUses,
  type DocumentFacts,
  factsOf,
  findProfile,
  listingOf,
  resolveFacts,
  Site,
  SiteIndex,
} from '@hreflint/references'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'

// Whatever happens to the documents of a site, one after another: what the index knows is what is found from scratch.

const steps = Number(process.env.HREFLINT_INDEX_STEPS ?? 25)
const runs = Number(process.env.HREFLINT_INDEX_RUNS ?? 60)

function readFacts(path: string, text: string): DocumentFacts | null {
  const language = languageOf(path)
  return language === null
    ? null
    : factsOf(locateDocument(text, language, { structure: true }), text)
}

/** What is to be said about each document of a site of these files. */
function fromScratch(texts: ReadonlyMap<string, string>, profile: string) {
  const facts = new Map([...texts].map(([path, text]) => [path, readFacts(path, text)]))
  const site = new Site({
    listing: listingOf(texts.keys()),
    profile: findProfile(profile),
    structureOf: path => facts.get(path)?.structure ?? null,
    factsOf: path => facts.get(path) ?? null,
  })
  return [...facts]
    .flatMap(([path, own]) =>
      own === null ? [] : told(site, path, own, brokenUses(resolveFacts(site, path, own))),
    )
    .sort()
}

function told(
  site: Site,
  path: string,
  facts: DocumentFacts | null | undefined,
  broken: ReturnType<typeof brokenUses>,
): string[] {
  const document = site.document(path, facts?.structure ?? null)
  return broken.map(({ use, issue, definition, span }) => {
    const isRepeated = document.isInNewerVersion(use, { issue, definition })
    return JSON.stringify([path, issue.code, issue.params, span, isRepeated])
  })
}

const toldBy = (index: SiteIndex, path: string): string[] =>
  told(index.site, path, index.factsOf(path), brokenUses(index.linksOf(path)))

const folder = fc.constantFrom('', 'a/', 'b/', 'a/c/', '1.0/')
const name = fc.constantFrom('index.html', 'x.html', 'X.html', 'y.md', 'z.svg', 'pic.png', 'u.css')
const written = [
  'index.html',
  'a/x.html',
  'a/y.md',
  '1.0/x.html',
  '2.0/x.html',
  '1.0/y.md',
  '2.0/y.md',
]
// Few of them are written again and again, so that links lead to what changes.
const path = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...written),
  },
  { weight: 1, arbitrary: fc.tuple(folder, name).map(parts => parts.join('')) },
)
const id = fc.constantFrom('one', 'two', 'One', 'three')
const target = fc
  .tuple(fc.constantFrom('', './', '../', '/', '../a/'), fc.oneof(path, folder), fc.option(id))
  .map(([start, to, fragment]) => `${start}${to}${fragment === null ? '' : `#${fragment}`}`)
const part = fc.oneof(
  fc
    .oneof({ weight: 2, arbitrary: target }, fc.constantFrom('#none', 'none.html'))
    .map(
      to => (isMarkdown: boolean) => (isMarkdown ? `[x](${to})\n\n` : `<a href="${to}">x</a>\n`),
    ),
  id.map(own => (isMarkdown: boolean) => (isMarkdown ? `## ${own}\n\n` : `<p id="${own}">\n`)),
  fc.tuple(target, fc.constantFrom('de', 'en')).map(
    ([to, language]) =>
      () =>
        `<link rel="alternate" hreflang="${language}" href="${to}">\n`,
  ),
)
const content = fc.array(part, { maxLength: 5 })
const textFor = (to: string, parts: readonly ((isMarkdown: boolean) => string)[]): string =>
  to.endsWith('.md')
    ? parts.map(make => make(true)).join('')
    : to.endsWith('.svg')
      ? `<svg xmlns="http://www.w3.org/2000/svg">${parts
          .map(make => make(false))
          .join('')
          .replace(/<a([^>]*)>x/g, '<a$1>')
          .replace(/<p([^>]*)>/g, '<g$1/>')}</svg>`
      : parts.map(make => make(false)).join('')

type Step =
  | { readonly does: 'write'; readonly path: string; readonly parts: Parameters<typeof textFor>[1] }
  | { readonly does: 'remove' | 'ask'; readonly path: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('write' as const), path, parts: content }),
  },
  fc.record({
    does: fc.constant('remove' as const),
    path: fc.oneof(path, fc.constantFrom('a', 'b', 'a/c')),
  }),
  fc.record({ does: fc.constant('ask' as const), path }),
)

describe.each(['files', 'pages', 'github', 'vitepress'])('an index of a site of %s', profile => {
  test('knows after any changes what is found from scratch', () => {
    let broken = 0
    let repeated = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: steps }), all => {
        const texts = new Map<string, string>()
        const index = new SiteIndex({ profile: findProfile(profile) })
        /** What was told of each document, renewed only where the index says so. */
        const known = new Map<string, string[]>()
        for (const one of all) {
          const changed = new Set<string>()
          const note = (paths: ReadonlySet<string>) => {
            for (const each of paths) changed.add(each)
          }
          if (one.does === 'write') {
            const text = textFor(one.path, one.parts)
            if (!texts.has(one.path)) note(index.addFile(one.path))
            texts.set(one.path, text)
            // An editor shows a text, and what its links come to, before the index knows of it.
            index.site.document(one.path, readFacts(one.path, text)?.structure ?? null)
            note(index.setDocument(one.path, readFacts(one.path, text)))
          } else if (one.does === 'remove') {
            const gone = [...texts.keys()].filter(
              each => each === one.path || each.startsWith(`${one.path}/`),
            )
            for (const each of gone) texts.delete(each)
            if (gone.length > 0) note(index.remove(one.path))
          } else {
            index.linksOf(one.path)
          }
          for (const each of changed) known.set(each, toldBy(index, each))
        }
        const expected = fromScratch(texts, profile)
        broken += expected.length
        repeated += expected.filter(each => each.endsWith(',true]')).length
        expectSame([...known.values()].flat().sort(), expected)
        const whole = [...index.paths].flatMap(each => toldBy(index, each))
        expectSame(whole.sort(), expected)
      }),
      { numRuns: runs },
    )
    expect(broken).toBeGreaterThan(runs)
    expect(repeated).toBeGreaterThan(0)
  })
})

test('only what depends on a change is said to change', () => {
  const index = new SiteIndex({ profile: findProfile('files') })
  const write = (path: string, text: string) => index.setDocument(path, readFacts(path, text))
  for (const path of ['a.html', 'b.html', 'c.html']) index.addFile(path)
  write('a.html', '<a href="b.html#x">')
  write('b.html', '<p id="x">')
  write('c.html', '<a href="b.html">')
  for (const path of index.paths) index.linksOf(path)
  expect([...write('b.html', '\n\n<p id="x">')]).toEqual(['b.html'])
  expect([...write('b.html', '<p id="y">')].sort()).toEqual(['a.html', 'b.html'])
  index.linksOf('a.html')
  expect([...index.remove('b.html')].sort()).toEqual(['a.html', 'b.html', 'c.html'])
  expect(index.referrersOf({ path: 'b.html' })).toEqual([])
  index.addFile('b.html')
  write('b.html', '<p id="x">')
  expect(
    index
      .referrersOf({ path: 'b.html' })
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['a.html', 'c.html'])
  expect(index.referrersOf({ path: 'b.html', anchor: 'x' }).map(({ path }) => path)).toEqual([
    'a.html',
  ])
})

test('an old version of a document is told when the newer one has other links', () => {
  const index = new SiteIndex({ profile: findProfile('files') })
  const write = (path: string, text: string) => index.setDocument(path, readFacts(path, text))
  for (const path of ['1.0/a.html', '2.0/a.html', 'b.html']) index.addFile(path)
  const [both, one] = ['<a href="none.html"><a href="#no">', '<a href="#no">']
  write('2.0/a.html', both)
  write('1.0/a.html', both)
  write('b.html', '')
  const resolve = () => {
    for (const path of index.paths) index.linksOf(path)
  }
  resolve()
  // Nothing but its offsets changes.
  expect([...write('2.0/a.html', `<p>${both}`)]).toEqual(['2.0/a.html'])
  resolve()
  expect([...write('2.0/a.html', one)].sort()).toEqual(['1.0/a.html', '2.0/a.html'])
  resolve()
  expect([...index.addFile('a.html')].sort()).toEqual(['1.0/a.html', '2.0/a.html'])
  resolve()
  expect([...write('a.html', both)].sort()).toEqual(['1.0/a.html', '2.0/a.html', 'a.html'])
  resolve()
  expect([...index.remove('2.0/a.html')]).toContain('1.0/a.html')
})

test('a file takes the place of a folder: links to what was in it are resolved again', () => {
  const index = new SiteIndex({ profile: findProfile('files') })
  for (const path of ['index.html', 'a/b/c.html']) index.addFile(path)
  index.setDocument('index.html', readFacts('index.html', '<a href="a/b/c.html">'))
  const states = () => index.linksOf('index.html').map(({ resolution }) => resolution.state)
  expect(states()).toEqual(['exists'])
  expect([...index.addFile('a')]).toContain('index.html')
  expect(states()).toEqual(['missing'])
})

test('pages in other languages are told when a page no longer names them', () => {
  const siteUrl = 'https://example.com/'
  const index = new SiteIndex({ profile: findProfile('files'), siteUrl })
  const write = (path: string, ...names: string[]) => {
    const links = names.map(
      (name, at) => `<link rel="alternate" hreflang="${'en de'.split(' ')[at]}" href="${name}">`,
    )
    return index.setDocument(path, readFacts(path, links.join('')))
  }
  for (const path of ['en.html', 'de.html']) index.addFile(path)
  const names = [`${siteUrl}en.html`, `${siteUrl}de.html`]
  for (const path of ['en.html', 'de.html']) write(path, ...names)
  const codes = () => brokenUses(index.linksOf('en.html')).map(({ issue }) => issue.code)
  expect(codes()).toEqual([])
  for (const path of index.paths) index.linksOf(path)
  expect([...write('de.html')].sort()).toEqual(['de.html', 'en.html'])
  expect(codes()).toEqual(['site/hreflang-no-return'])
  expect([...write('de.html', `${siteUrl}de.html`)].sort()).toEqual(['de.html', 'en.html'])
  expect(codes()).toEqual(['site/hreflang-no-return'])
})

test('the links of a README depend on the manifest of its package', () => {
  const manifest = '[project]\nname = "a"\nversion = "1"\nreadme = "README.md"\n'
  const texts = new Map([['pyproject.toml', `${manifest}keywords = ["b"]\n`]])
  const listing = listingOf(['LICENSE'])
  const named = { forge: 'github', host: 'github.com', name: 'o/r' } as const
  const index = new SiteIndex({
    profile: findProfile('github'),
    textOf: path => texts.get(path) ?? null,
    repository: {
      repository: { ...named, current: null, main: null },
      isWhole: true,
      site: new Site({ listing, profile: findProfile('github') }),
    },
  })
  for (const path of ['LICENSE', 'README.md', 'a.md', 'pyproject.toml']) index.addFile(path)
  for (const path of ['README.md', 'a.md']) index.setDocument(path, readFacts(path, '[a](LICENSE)'))
  const codes = (path: string) => brokenUses(index.linksOf(path)).map(({ issue }) => issue.code)
  expect([codes('README.md'), codes('a.md')]).toEqual([['reference/dead-elsewhere'], []])
  texts.set('pyproject.toml', manifest)
  expect([...index.moreChanged()]).toEqual(['README.md'])
  expect(codes('README.md')).toEqual([])
})
