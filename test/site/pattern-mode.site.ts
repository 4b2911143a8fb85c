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
    expect(await page.locator('.pieces dt').allTextContents()).toContain(':shop')
    const first = page.locator('.urls li').first()
    expect(await first.textContent()).toContain('hostname shop: "toys"')
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
