import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import cli from '../../packages/cli/package.json' with { type: 'json' }
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

  test.each(['script-src', 'style-src'])('has no %s that somebody slips into it', directive => {
    const loose = pages.filter(({ html }) => {
      const policy = metaOf(html, 'Content-Security-Policy')
      const sources = policy.split('; ').find(one => one.startsWith(directive)) ?? ''
      return !sources.includes("'sha256-") || policy.includes('unsafe')
    })
    expect(loose.map(({ path }) => path)).toEqual([])
  })

  test('leaves room for its images', () => {
    const images = pages.flatMap(({ path, html }) =>
      Array.from(html.matchAll(/<img (?!class="VPImage logo")[^>]*>/g), ([tag]) => ({ path, tag })),
    )
    expect(images.length).toBeGreaterThan(4)
    expect(images.filter(({ tag }) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([])
  })

  test('has the colors of its code as classes that there are', () => {
    const styles = readdirSync(join(built, 'assets')).filter(name => name.endsWith('.css'))
    const css = styles.map(name => readFileSync(join(built, 'assets', name), 'utf8')).join('')
    const used = new Set(
      pages.flatMap(({ html }) =>
        Array.from(html.matchAll(/(?<=[" ])(?:light|dark)-[0-9a-f]{6}(?=[" ])/g), ([name]) => name),
      ),
    )
    expect(used.size).toBeGreaterThan(5)
    expect([...used].filter(name => !css.includes(`.${name}{`))).toEqual([])
    expect(pages.filter(({ html }) => / style="/.test(html)).map(({ path }) => path)).toEqual([])
  })
})

test.each(['/', '/explorer/', '/explorer/batch'])(
  '%s says at its foot which version it is',
  async path => {
    const { page } = await visited(path)
    const foot = page.locator('.VPFooter')
    await foot.waitFor()
    expect(await foot.textContent()).toContain(`hreflint ${cli.version}. MIT license.`)
  },
)

test('the page of an issue marks the wrong characters, and "Try it" shows them in the explorer', async () => {
  const { page } = await visited('/issues/whatwg/port-out-of-range')
  expect(await page.locator('.marked-example mark').first().textContent()).toBe('65536')
  await page.getByRole('link', { name: 'Try it' }).first().click()
  await expect.poll(() => page.getByLabel('URL', { exact: true }).inputValue()).toContain(':65536')
})

describe('the list of issues', () => {
  const codesOf = (page: Page) =>
    page.locator('.vp-doc tbody tr:visible td:first-child').allTextContents()

  test('is filtered by words of a code or a message, and by kind', async () => {
    const { page } = await visited('/issues/')
    const words = page.getByLabel('Words of a code or message')
    const all = (await codesOf(page)).length
    await words.fill('whatwg port RANGE')
    const status = page.locator('.issue-filter [role="status"]')
    await expect.poll(() => status.textContent()).toBe('1 issue')
    expect(await codesOf(page)).toEqual(['port-out-of-range'])
    expect(await page.locator('.vp-doc h2:visible').count()).toBe(1)
    await words.fill('')
    await page.getByLabel('Kind').selectOption('broken reference')
    await expect
      .poll(() => page.locator('.vp-doc h2:visible').allTextContents())
      .toContainEqual(expect.stringContaining('redirect'))
    await expect.poll(() => codesOf(page)).not.toContain('port-out-of-range')
    await words.fill('no such words')
    await expect.poll(() => status.textContent()).toBe('No issue has these words.')
    await words.fill('')
    await page.getByLabel('Kind').selectOption('any')
    await expect.poll(async () => (await codesOf(page)).length).toBe(all)
  })
})

describe('for programs that read text', () => {
  const read = (path: string) => readFileSync(join(built, path), 'utf8')

  test('each page of text is there as Markdown, and says so', () => {
    const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter(path =>
      path.endsWith('.html'),
    )
    const linked = pages.flatMap(path => {
      const [, link] =
        /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(read(path)) ?? []
      return link === undefined ? [] : [{ path, link }]
    })
    expect(linked.length).toBeGreaterThan(500)
    const wrong = linked.filter(
      ({ path, link }) => link !== `/${path.replace(/html$/, 'md')}` || !/^# /m.test(read(link)),
    )
    expect(wrong).toEqual([])
    const others = pages.filter(path => !linked.some(one => one.path === path))
    expect(others.filter(path => !/^(?:404|index|explorer\/.+)\.html$/.test(path))).toEqual([])
  })

  test('llms.txt lists the pages, and each is there', () => {
    const list = read('llms.txt')
    const links = [...list.matchAll(/^- \[.+\]\((\/[^)]+\.md)\): .+$/gm)]
    expect(list.match(/^- /gm)).toHaveLength(links.length)
    expect(links.map(([, path]) => path)).toEqual(
      expect.arrayContaining(['/guide/getting-started.md', '/issues/index.md', '/specs/whatwg.md']),
    )
    for (const [, path = ''] of links) expect(read(path)).toMatch(/^# /m)
  })
})

test('a code in a guide leads to its page', async () => {
  const { page } = await visited('/guide/connection-strings')
  await page
    .locator('main a[href^="/issues/"] code', { hasText: 'document/unescaped-hole' })
    .first()
    .click()
  await page.waitForURL('**/issues/document/unescaped-hole')
})

test('each export of a package is described', async () => {
  const { page } = await visited('/api/core')
  expect(await page.locator('main h3').allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('check()'),
      expect.stringContaining('parse()'),
    ]),
  )
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
  return { page: visitor.page }
}
