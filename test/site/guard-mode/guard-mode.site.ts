import { describe, expect, test } from 'vitest'
import { visitors } from '../support/visitor.ts'

const visit = visitors()

async function openGuard(fragment = '', width = 1440) {
  const visitor = await visit({ viewport: { width, height: 900 } })
  await visitor.open(`/explorer/guard${fragment}`)
  const { page } = visitor
  await page.locator('.verdict').waitFor()
  return { visitor, page }
}

describe('a check', () => {
  test('shows URLs that pass it, and where browsers go with them', async () => {
    const { page } = await openGuard()
    expect(await page.locator('.verdict h2').textContent()).toBe('Can be bypassed')
    const texts = await page.locator('.witnesses code').allTextContents()
    expect(texts.length).toBeGreaterThan(1)
    const check = (url: string) => url.startsWith('https://app.example.com')
    for (const text of texts) {
      const url = JSON.parse(text) as string
      expect(check(url)).toBe(true)
      // The browser's own parser agrees.
      const host = await page.evaluate(each => new URL(each, 'https://site.example/').host, url)
      expect(host).not.toBe('app.example.com')
    }
    expect(await page.locator('.repaired').textContent()).toContain('.origin ===')
  })

  test('is typed, and chosen, with the keyboard alone, and the link holds it', async () => {
    const { page } = await openGuard()
    await page.locator('textarea').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(String.raw`/^https:\/\/example\.com\//`)
    await expect.poll(() => page.locator('.verdict h2').textContent()).toBe('Holds')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('input[value=request]').isChecked()).toBe(true)
    await expect.poll(() => page.url()).toContain('place=request')
    const link = page.url()
    const { page: other } = await openGuard(new URL(link).hash)
    expect(await other.locator('textarea').inputValue()).toBe(
      String.raw`/^https:\/\/example\.com\//`,
    )
  })

  test('that is none says so, and examples bring one back', async () => {
    const { page } = await openGuard('#guard=1%20%2B&place=request')
    expect(await page.locator('.verdict').textContent()).toContain('cannot be read as a check')
    await page.getByRole('button', { name: 'No scripts' }).click()
    await expect
      .poll(() => page.locator('.witnesses strong').first().textContent())
      .toBe('a script')
  })

  test('has a way from each URL to the page that explains it', async () => {
    const { page } = await openGuard()
    await page.getByRole('link', { name: 'How it is read' }).first().click()
    await page.locator('.spec').first().waitFor()
    expect(page.url()).toContain('/explorer/#url=https')
  })

  test.each([390, 820, 1440])('fits %i pixels, and everybody can use it', async width => {
    const { page, visitor } = await openGuard('', width)
    await visitor.shot(`guard-mode-${width}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect(await visitor.violations()).toEqual([])
  })
})
