import { lintDocument, resolveConfig } from '@hreflint/linter'
import {
  findProfile,
  type Link,
  listingOf,
  readRedirects,
  type Resolution,
  Site,
} from '@hreflint/references'
import fc from 'fast-check'
import { expect, test } from 'vitest'

// What exists only to be fast must not change a result.

const files = [
  'index.html',
  'a.html',
  'a b.html',
  'A.html',
  'docs/index.html',
  'docs/a.html',
  'docs/notes.md',
  'docs/@x/a+b.html',
  'docs/50%/a.html',
  'pics/a.png',
]
const documents = [
  'index.html',
  'docs/a.html',
  'docs/notes.md',
  'docs/@x/a+b.html',
  'docs/50%/a.html',
]

const moves = '/moved /a#x 302\n/gone /a.html#y 301\n/docs/moved/* /docs/:splat 302\n'

const siteUrls = [null, 'https://example.com/', 'https://example.com/base/', 'file:///x/', 'no url']

const names = [
  'a',
  'a.html',
  'A.HTML',
  'docs',
  '@x',
  'a+b.html',
  'index.html',
  'b:c',
  'a%20b.html',
  'a|b',
  'moved',
  'gone',
]
const pieces = [
  ...names,
  '.',
  '..',
  '...',
  '',
  '%2e',
  'a b.html',
  '\\',
  '\t',
  '\u00FC',
  '50%',
  '50%25',
]
const tails = ['', '?', '?q:/..', '#', '#x', '?q#../x', ' ', '#\n']
const texts = fc
  .tuple(
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }),
    fc.constantFrom(...tails),
  )
  .map(([path, tail]) => path.join('/') + tail)

function siteWith(siteUrl: string | null, profile = 'files'): Site {
  const redirects = readRedirects('_redirects', moves, { basePath: '/', holds: 'output' })
  return new Site({ listing: listingOf(files), profile: findProfile(profile), siteUrl, redirects })
}

function linkTo(text: string, base: string | null): Link {
  const site = { kind: 'attribute', element: 'a', attribute: 'href', syntax: 'url' } as const
  return { text, holes: [], site, base }
}

function said({ state, reason, target, issue }: Resolution): unknown {
  return { state, reason, target, code: issue?.issue.code }
}

test('a relative path means what the parser says, which reads it whenever there is a base', () => {
  fc.assert(
    fc.property(
      // A fragment alone needs no address at all.
      texts.filter(text => !text.startsWith('#')),
      fc.constantFrom(...documents),
      fc.constantFrom(...siteUrls),
      fc.constantFrom('files', 'pages', 'github'),
      (text, document, siteUrl, profile) => {
        // The base of the document is the document itself.
        const base = encodeURIComponent(document.slice(document.lastIndexOf('/') + 1))
        const resolve = (own: string | null) =>
          siteWith(siteUrl, profile).document(document).resolve(linkTo(text, own))
        expect(said(resolve(null))).toEqual(said(resolve(base)))
      },
    ),
    { numRuns: 2000 },
  )
})

test('links that documents share are described as in a site of one document', () => {
  const { config } = resolveConfig({ references: 'fragments' })
  if (config === null) throw new Error('The configuration is wrong.')
  const findings = (site: Site, path: string, text: string) =>
    JSON.stringify(
      lintDocument(text, path.endsWith('.md') ? 'markdown' : 'html', config, {
        references: { site, path },
      }),
    )
  const written = (path: string, links: readonly string[]) =>
    path.endsWith('.md')
      ? links.map(link => `[x](<${link}>)`).join('\n')
      : links.map(link => `<a href="${link}"><img src="${link}">`).join('\n')
  const lines = fc.array(
    texts.filter(text => !/[\t\n\\]/.test(text)),
    { minLength: 1, maxLength: 6 },
  )
  const sites = fc.tuple(
    fc.constantFrom(...siteUrls.slice(0, 3)),
    fc.constantFrom('files', 'pages'),
  )
  fc.assert(
    fc.property(lines, sites, (links, [siteUrl, profile]) => {
      const shared = siteWith(siteUrl, profile)
      for (const path of [...documents, ...documents.toReversed()]) {
        const text = written(path, links)
        const alone = siteWith(siteUrl, profile)
        expect(findings(shared, path, text)).toBe(findings(alone, path, text))
      }
    }),
    { numRuns: 50 },
  )
})
