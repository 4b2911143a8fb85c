import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { drawn, pages } from '../support/pages.ts'
import { visitors } from '../support/visitor.ts'

const visit = visitors()

/** A desktop and a phone, in both colors. */
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Half of each side of a desktop: what 200 % zoom leaves. */
const zoomed = { width: 720, height: 450 }

const widths = [320, 390, 640, 720, 768, 820, 960, 1024, 1180, 1280, 1440, 1600]

async function open({ path, ready, press }: (typeof pages)[number], options = {}) {
  const visitor = await visit({ viewport: desktop, ...options })
  await visitor.open(path)
  const { page } = visitor
  await page.locator(ready).first().waitFor()
  if (press !== undefined) {
    await page.getByRole('button', { name: press[0] }).first().click()
    await page.locator(press[1]).first().waitFor()
  }
  return { visitor, page }
}

async function color(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  await expect.poll(isDark).toBe(colorScheme === 'dark')
}

describe.each(pages.map(page => [page.path, page] as const))('%s', (_path, type) => {
  test('breaks no rule of accessibility', async () => {
    const { visitor, page } = await open(type, { colorScheme: 'light' })
    const found: unknown[] = []
    const judge = async (name: string) => {
      for (const violation of await visitor.violations()) found.push(`${name}: ${violation}`)
    }
    await judge('desktop, light')
    await color(page, 'dark')
    // Text has the same colors everywhere.
    if (drawn.includes(type)) await judge('desktop, dark')
    await page.setViewportSize(phone)
    await judge('phone, dark')
    if (drawn.includes(type)) {
      await color(page, 'light')
      await judge('phone, light')
    }
    expect(found).toEqual([])
  })

  test('fits windows of all widths, and loses nothing at 200 % zoom', async () => {
    const { page } = await open(type)
    const before = await textOf(page)
    await page.setViewportSize(zoomed)
    expect(await textOf(page)).toEqual(before)
    const wide: unknown[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const pixels = await page.evaluate(overflow)
      if (pixels > 0) wide.push(`${width}: ${pixels} pixels too wide`)
    }
    expect(wide).toEqual([])
  })
})

/** Pixels by which the page is wider than its window. Not by innerWidth: a phone zooms out until a page that is too wide fits. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** The words that can be seen. */
function textOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main, .NotFound') ?? document.body
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      // Narrow columns leave out the parts that neither reading has.
      if (element?.closest('[data-absent="true"][data-difference="none"]')) continue
      if (element?.checkVisibility({ visibilityProperty: true }) === true)
        words.push(...(node.textContent ?? '').split(/\s+/))
    }
    return words
  })
}

/** What VitePress's own list of results breaks: its options are links, named by where they lead. */
const ofVitePress = /^(?:nested-interactive|label-content-name-mismatch): /

test('the search breaks no rule of accessibility that is ours to keep', async () => {
  const { visitor, page } = await open(
    { path: '/guide/getting-started', ready: 'h1' },
    { colorScheme: 'light' },
  )
  await page.keyboard.press('Control+k')
  await page.locator('.VPLocalSearchBox input').fill('curl')
  await page.locator('.VPLocalSearchBox .result').first().waitFor()
  const ours = async () => (await visitor.violations()).filter(one => !ofVitePress.test(one))
  expect(await ours()).toEqual([])
  await color(page, 'dark')
  await page.setViewportSize(phone)
  expect(await ours()).toEqual([])
  expect(await page.evaluate(overflow)).toBe(0)
})

describe('in forced colors', () => {
  test.each(drawn.slice(1).map(page => [page.path, page] as const))(
    '%s shows which mode it is',
    async (_path, type) => {
      const { page } = await open(type, { forcedColors: 'active' })
      const outlines = (part: string) =>
        page
          .locator(`.modes a${part}`)
          .evaluateAll(all => all.map(one => getComputedStyle(one).outlineStyle))
      expect(await outlines('[aria-current]')).toEqual(['solid'])
      expect(new Set(await outlines(':not([aria-current])'))).toEqual(new Set(['none']))
    },
  )

  test('wrong characters differ from the others', async () => {
    const { page } = await open(
      { path: '/explorer/#url=https%3A%2F%2Fa%2Fb%20c', ready: '.spec' },
      { forcedColors: 'active' },
    )
    const backgrounds = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).backgroundColor))])
    const wrong = await backgrounds('.drawing .run[data-kind]')
    expect(wrong).toHaveLength(1)
    expect(await backgrounds('.drawing .run:not([data-kind])')).not.toContain(wrong[0])
  })

  test('the sidebar shows which page it is', async () => {
    const { page } = await open(
      { path: '/guide/getting-started', ready: '.VPSidebar .is-active' },
      { forcedColors: 'active' },
    )
    const lines = (selector: string) =>
      page
        .locator(`.VPSidebar ${selector} > .item .text`)
        .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).textDecorationLine))])
    expect(await lines('.is-link.is-active')).toEqual(['underline'])
    expect(await lines('.is-link:not(.is-active)')).toEqual(['none'])
  })
})
