import { describe, expect, test } from 'vitest'
import { findProfile, listingOf } from '@hreflint/references'
import type { SitePart } from '../../../packages/references/src/generators/contract/routes.ts'

/** The address of each page that a generator makes of these files. */
function routesOf(
  id: string,
  parts: readonly SitePart[],
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { routes } = findProfile(id)
  const site = {
    listing: listingOf(Object.keys(files)),
    textOf: (path: string) => files[path] ?? null,
  }
  return Object.fromEntries(routes?.(site, parts).pages ?? [])
}

const matter = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\n# Page\n`

describe('Docusaurus', () => {
  const part = (kind: string, folder: string, ...at: readonly string[]): SitePart => ({
    kind,
    folder,
    at,
  })
  const docs = [part('docs', 'docs', 'docs')]

  test.each([
    ['docs/intro.md', '', 'docs/intro'],
    ['docs/01-guide/02-deep.mdx', '', 'docs/guide/deep'],
    ['docs/guide/index.md', '', 'docs/guide'],
    ['docs/guide/README.md', '', 'docs/guide'],
    ['docs/guide/guide.md', '', 'docs/guide'],
    ['docs/2024-01-02-notes.md', '', 'docs/2024-01-02-notes'],
    ['docs/1.2-release.md', '', 'docs/1.2-release'],
    ['docs/a/b.md', matter('slug: /c'), 'docs/c'],
    ['docs/a/b.md', matter('slug: c/d'), 'docs/a/c/d'],
    ['docs/a/b.md', matter('slug: ../c'), 'docs/c'],
    ['docs/a/b.md', matter('slug: /'), 'docs'],
    ['docs/a/b.md', matter('id: c'), 'docs/a/c'],
    ['docs/a/b.md', matter('title: "slug: x"'), 'docs/a/b'],
  ])('%s %j is at %s', (path, text, address) => {
    expect(routesOf('docusaurus', docs, { [path]: text })).toEqual({ [address]: path })
  })

  test('posts have the address of their date', () => {
    const blog = [part('blog', 'blog', 'blog')]
    expect(
      routesOf('docusaurus', blog, {
        'blog/2024-01-02-a.md': '',
        'blog/2024-01-03-b/index.md': '',
        'blog/2024/01/04/c.md': '',
        'blog/2024-01-05-d.md': matter('slug: e'),
      }),
    ).toEqual({
      'blog/2024/01/02/a': 'blog/2024-01-02-a.md',
      'blog/2024/01/03/b': 'blog/2024-01-03-b/index.md',
      'blog/2024/01/04/c': 'blog/2024/01/04/c.md',
      'blog/e': 'blog/2024-01-05-d.md',
    })
  })

  test('parts of pages have no address', () => {
    const files = {
      'docs/_part.md': '',
      'docs/_x/a.md': '',
      'src/pages/a.test.js': '',
      'src/pages/b.jsx': '',
    }
    const pages = part('pages', 'src/pages', '')
    expect(routesOf('docusaurus', [...docs, pages], files)).toEqual({ b: 'src/pages/b.jsx' })
  })
})

test('an alias leads to its page, and nothing starts there', () => {
  const text = matter('aliases: [/old/]')
  const files = { listing: listingOf(['content/docs/a.md']), textOf: () => text }
  const routes = findProfile('hugo').routes?.(files, [{ folder: 'content', at: [''], kind: '' }])
  expect(routes?.sourceAt('old', 'content/a.md')).toBe('content/docs/a.md')
  expect(routes?.addressesOf('content/docs/a.md')).toEqual(['docs/a'])
})

describe('Hugo', () => {
  const parts: readonly SitePart[] = [
    { folder: 'content/de', at: ['de', ''], kind: 'en de' },
    { folder: 'content/en', at: [''], kind: 'en de' },
  ]

  test.each([
    ['content/en/docs/a.md', '', ['docs/a']],
    ['content/en/docs/_index.md', '', ['docs']],
    ['content/en/docs/b/index.md', '', ['docs/b']],
    ['content/en/Big Name.md', '', ['Big Name', 'big-name']],
    ['content/de/a.md', '', ['de/a', 'a']],
    ['content/en/a.de.md', '', ['de/a', 'a']],
    ['content/en/docs/a.md', matter('slug: b'), ['docs/a', 'docs/b']],
    ['content/en/docs/a.md', matter('url: /x/y/'), ['x/y']],
    ['content/en/docs/a.md', '+++\nurl = "/x/y.html"\n+++\n', ['x/y']],
    ['content/en/docs/a.md', matter('aliases: [/old/, older]'), ['docs/a']],
    ['content/en/blog/2024-01-02-a.md', '', ['blog/2024-01-02-a', 'blog/a']],
  ])('%s %j is at %j', (path, text, addresses) => {
    expect(Object.keys(routesOf('hugo', parts, { [path]: text })).sort()).toEqual(
      [...addresses].sort(),
    )
  })
})
