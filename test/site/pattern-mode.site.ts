import { describe, expect, test } from 'vitest'
import { visitors } from './support/visitor.ts'

const visit = visitors()

async function openPatterns(fragment = '', width = 1440) {
  const visitor = await visit({ viewport: { width, height: 900 } })
  await visitor.open(`/explorer/patterns${fragment}`)
  const { page } = visitor
  await page.locator('#dialects').waitFor()
  return { visitor, page }
}

describe('a pattern', () => {
  test('shows its pieces, and which URLs match with which groups', async () => {
    const { page } = await openPatterns()
    await expect.poll(() => page.locator('.pieces dt').allTextContents()).toContain(':shop')
    const first = page.locator('.urls li').first()
    await expect.poll(() => first.textContent()).toContain('hostname shop: "toys"')
  })

  test('that does not compile is repaired by its suggestion, and the link holds it', async () => {
    const { page } = await openPatterns('#pattern=/users/:id%3F&dialect=path-to-regexp-8')
    expect(await page.locator('.issue mark').textContent()).toBe('?')
    await page.locator('.issue button').first().click()
    await expect
      .poll(() => page.getByLabel('Pattern', { exact: true }).inputValue())
      .toBe('/users{/:id}')
    await expect.poll(() => page.locator('.issue').count()).toBe(0)
    await expect.poll(() => page.url()).toContain('pattern=%2Fusers%7B%2F%3Aid%7D')
  })

  test('shows invisible and bidirectional characters by their names', async () => {
    const pattern = encodeURIComponent('/a\u202Egpj.\u200B/:id?')
    const url = encodeURIComponent('/\u2066x')
    const { page } = await openPatterns(`#pattern=${pattern}&dialect=path-to-regexp-6&urls=${url}`)
    await expect.poll(() => page.locator('.urls li').first().textContent()).toContain('U+2066')
    const shown = (await page.locator('.issue, .pieces, .urls, table').allTextContents()).join('')
    expect(shown).toContain('U+202E')
    expect(shown).toContain('U+200B')
    expect(shown).not.toMatch(/[\u200B\u202E\u2066]/)
  })

  test('is read without a network', async () => {
    const { page } = await openPatterns()
    // All that the page consists of is kept by its service worker. Browsers do not list the icon.
    const missing = () =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        const files = loaded.filter(name => !name.endsWith('/service-worker.js'))
        const kept = await Promise.all(
          [...files, location.pathname, '/icon.svg'].map(
            async name => [name, await caches.match(name)] as const,
          ),
        )
        return kept.filter(([, found]) => found === undefined).map(([name]) => name)
      })
    await expect.poll(missing, { timeout: 30_000 }).toEqual([])
    await page.context().setOffline(true)
    await page.reload()
    await page.getByLabel('Pattern', { exact: true }).fill('https://:a.example.com/b')
    await expect.poll(() => page.locator('.pieces dt').allTextContents()).toContain('/b')
  })

  test.each([390, 820, 1440])('fits %i pixels, and everybody can use it', async width => {
    const { page, visitor } = await openPatterns(
      '#pattern=https://*example.com/*&dialect=urlpattern&urls=https://www.example.com/',
      width,
    )
    await visitor.shot(`pattern-mode-${width}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect(await visitor.violations()).toEqual([])
  })
})
