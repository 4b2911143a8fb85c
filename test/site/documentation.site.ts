import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builtLinkProblems } from '../docs/built-links.ts'
import { visitors } from './support/visitor.ts'

const visit = visitors()
const built = fileURLToPath(new URL('../../packages/site/.vitepress/dist', import.meta.url))

test('hreflint finds nothing wrong with any link of the site, and those inside lead somewhere', () => {
  expect(builtLinkProblems(built)).toEqual([])
})

describe('every page', () => {
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.html') && !path.endsWith('404.html'))
    .map(path => ({ path, html: readFileSync(join(built, path), 'utf8') }))
  const metaOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property|http-equiv)="${name}" content="([^"]*)">`).exec(html)?.[1] ??
    ''

  test('says what it is about, and not what all others say', () => {
    const described = pages.map(({ path, html }) => ({
      path,
      title: metaOf(html, 'og:title'),
      text: metaOf(html, 'description'),
      shared: metaOf(html, 'og:description'),
    }))
    const poor = described.filter(
      ({ title, text, shared }) =>
        title === '' || text.length < 20 || text.length > 200 || shared === '',
    )
    expect(poor).toEqual([])
    // The same mistake has a page for each specification that names it.
    const texts = described
      .filter(({ path }) => !path.startsWith('issues/'))
      .map(({ text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('runs no script that somebody slips into it', () => {
    const loose = pages.filter(({ html }) => {
      const [scripts = ''] = /script-src[^;]*/.exec(metaOf(html, 'Content-Security-Policy')) ?? []
      return !scripts.includes("'sha256-") || scripts.includes('unsafe')
    })
    expect(loose.map(({ path }) => path)).toEqual([])
  })
})

test.each([
  ['unescaped space', '/issues/whatwg/unescaped-space'],
  ['pre-commit', '/guide/commit-hooks'],
  ['neovim', '/guide/editors'],
  ['severities', '/reference/configuration'],
  ['percent-encoding', '/guide/reading-urls'],
])('a search for "%s" finds %s', async (words, path) => {
  const { page, open } = await visited('/guide/getting-started')
  await page.keyboard.press('Control+k')
  await page.locator('.VPLocalSearchBox input').fill(words)
  const results = page.locator('.VPLocalSearchBox .result')
  await results.first().waitFor()
  const found = () => results.evaluateAll(all => all.map(result => result.getAttribute('href')))
  await expect.poll(found).toContainEqual(expect.stringMatching(new RegExp(`^${path}(?:#|$)`)))
  // By keyboard alone.
  await page.keyboard.press('Enter')
  await page.waitForURL(address => !address.pathname.includes('getting-started'))
  await open(path)
})

test('the page of an issue marks the wrong characters, and "Try it" shows them in the explorer', async () => {
  const { page } = await visited('/issues/whatwg/port-out-of-range')
  expect(await page.locator('.marked-example mark').first().textContent()).toBe('65536')
  await page.getByRole('link', { name: 'Try it' }).first().click()
  await expect.poll(() => page.getByLabel('URL', { exact: true }).inputValue()).toContain(':65536')
})

test('the sidebar shows where an issue belongs', async () => {
  const { page } = await visited('/issues/rfc3986/unescaped-space')
  const current = page.locator('.VPSidebar .is-active > .item').first()
  expect(await current.textContent()).toContain('unescaped-space')
  expect(await page.locator('.VPSidebar a:visible').count()).toBeLessThan(60)
})

async function visited(path: string) {
  const visitor = await visit()
  await visitor.open(path)
  await visitor.page.locator('h1').waitFor()
  return { page: visitor.page, open: (next: string) => visitor.open(next) }
}
