import { describe, expect, test } from 'vitest'
import { documentation, readDocument } from './documents.ts'
import { targetsOf } from './pages.ts'

interface Item {
  readonly text?: string
  readonly link?: string
  /** What the links below begin with. */
  readonly base?: string
  readonly items?: readonly Item[]
}

/** Loaded by address: the site is no package that others import. */
const address = new URL('../../packages/site/.vitepress/sidebar.ts', import.meta.url)
const { nav, sidebar } = (await import(address.href)) as {
  nav: readonly Item[]
  sidebar: Readonly<Record<string, readonly Item[]>>
}

const linksOf = (items: readonly Item[], base = ''): readonly string[] =>
  items.flatMap(({ link, items: below, base: own = base }) => [
    ...(link === undefined ? [] : [own + link]),
    ...linksOf(below ?? [], own),
  ])

const pages = documentation
  // They are in the repository alone.
  .filter(path => !path.startsWith('docs/decisions/'))
  .map(path => path.replace(/^docs/, '').replace(/(?<=\/)(?:README|index)\.md$|\.md$/, ''))

describe('the sidebar', () => {
  test('has every page of its part', () => {
    const missing = pages.filter(page => {
      const part = /^\/\w+\/(?:[\w-]+\/)?/.exec(page)?.[0] ?? ''
      return sidebar[part] !== undefined && !linksOf(sidebar[part]).includes(page)
    })
    expect(missing).toEqual([])
  })

  test('is there for every page but the home page and the explorer', () => {
    const without = pages.filter(page => !Object.keys(sidebar).some(part => page.startsWith(part)))
    expect(without.filter(page => page !== '/' && !page.startsWith('/explorer/'))).toEqual([])
  })

  test('leads to pages that exist', () => {
    const links = [...new Set([nav, ...Object.values(sidebar)].flatMap(items => linksOf(items)))]
    const index = targetsOf(readDocument('docs/issues/README.md'))
    const dead = links.filter(link => {
      const [page = '', anchor = ''] = link.split('#')
      // The site's build makes the pages of the API, maybe at this moment, and checks links to them.
      if (page.startsWith('/api/')) return false
      return !pages.includes(page) || (anchor !== '' && !index.has(anchor))
    })
    expect(dead).toEqual([])
  })

  test('shows few lines before something is unfolded', () => {
    const shown = (items: readonly (Item & { collapsed?: boolean })[]): number =>
      items.reduce(
        (sum, { items: below, collapsed }) =>
          sum + 1 + (below === undefined || collapsed === true ? 0 : shown(below)),
        0,
      )
    for (const items of Object.values(sidebar)) expect(shown(items)).toBeLessThan(40)
  })
})
