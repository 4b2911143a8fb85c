import { describe, expect, test } from 'vitest'

// The configuration of the site belongs to no project of the compiler.
const { pageHead } = (await import(
  new URL('../../../packages/site/.vitepress/page-head.ts', import.meta.url).href
)) as {
  pageHead(
    page: Readonly<Record<string, unknown>>,
    siteDescription: string,
    manifest: { homepage: string; isPublished: boolean },
  ): readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

const homepage = 'https://urls.example'

/** The addresses that the head of a page gives for it. */
function addressesOf(relativePath: string, isPublished: boolean): readonly unknown[] {
  const page = {
    title: 'Fixes',
    description: 'How fixes are proved.',
    relativePath,
    frontmatter: { layout: 'page' },
  }
  return pageHead(page, 'A linter for URLs.', { homepage, isPublished }).flatMap(
    ([, { rel, href, property, content }]) => {
      if (rel !== undefined) return [`${rel} ${href}`]
      return property === 'og:url' ? [`${property} ${content}`] : []
    },
  )
}

describe('a page of a published site names its own address', () => {
  test.each([
    ['guide/fixes.md', 'https://urls.example/guide/fixes'],
    ['guide/index.md', 'https://urls.example/guide/'],
    ['index.md', 'https://urls.example/'],
  ])('%s', (path, address) => {
    expect(addressesOf(path, true)).toEqual([`og:url ${address}`, `canonical ${address}`])
  })
})

test('a page names no address that nobody owns', () => {
  expect(addressesOf('guide/fixes.md', false)).toEqual([])
})

describe('a page says where it is as Markdown', () => {
  const linksOf = (frontmatter: object) => {
    const page = { title: 'Fixes', description: '', relativePath: 'guide/fixes.md', frontmatter }
    return pageHead(page, 'A linter for URLs.', { homepage, isPublished: false }).flatMap(
      ([tag, { rel, type, href }]) => (tag === 'link' ? [`${rel} ${type} ${href}`] : []),
    )
  }

  test('if it is text', () => {
    expect(linksOf({})).toEqual(['alternate text/markdown /guide/fixes.md'])
  })

  test('but not if it is made of components', () => {
    expect(linksOf({ layout: 'home' })).toEqual([])
  })
})
