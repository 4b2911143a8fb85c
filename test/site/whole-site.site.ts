import { describe, expect, inject, test } from 'vitest'
import { visitors } from './support/visitor.ts'

const visit = visitors()

/** Bytes as they come over the wire, compressed by gzip. */
const mostBytes = 190_000

describe('the first visit', () => {
  test('of URL mode fetches at most 190 kB and is interactive within a second of work', async () => {
    const { page, context } = await visit()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // Time of the processor: the machine may be busy with other things.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const sizes = new Map<string, number>()
    const addresses = new Map<string, string>()
    session.on('Network.responseReceived', ({ requestId, response }) =>
      addresses.set(requestId, response.url),
    )
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, encodedDataLength),
    )
    await page.goto(`${inject('address')}/explorer/`)
    await page.locator('.results').waitFor()
    const { metrics } = await session.send('Performance.getMetrics')
    const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    await page.locator('.spec').first().waitFor()
    const list = [...sizes].map(([id, size]) => ({ size, address: addresses.get(id) ?? '' }))
    const complete = list.reduce((total, { size }) => total + size, 0)
    console.log(`First load of URL mode: ${complete} B; ${work.toFixed(2)} s of work`)
    console.log(list.map(({ size, address }) => `${size} ${address}`).join('\n'))
    expect(complete).toBeLessThanOrEqual(mostBytes)
    expect(work).toBeLessThan(1)
  })

  test('of the explorer leads on to the guide without loading anew, and to its sidebar', async () => {
    const { page } = await visit()
    await page.goto(`${inject('address')}/explorer/`)
    await page.locator('.results').waitFor()
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click()
    await page.locator('.VPSidebar').getByText('Where you work').waitFor()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })

  test.each([
    '/explorer/',
    '/explorer/#url=https%3A%2F%2Fa%2Fb%20c',
    '/explorer/document',
    '/explorer/batch',
    '/explorer/site',
    '/',
  ])('of %s moves nothing', async path => {
    const { page, context } = await visit()
    // A slow machine paints what it has parsed so far.
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver(found => {
        for (const entry of found.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(inject('address') + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    // Chromium slows a page down by computing beside it.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    expect(shifts).toEqual([])
  })
})

test('without a network, all three modes and the pages that were read are there', async () => {
  const { page, context, open } = await visited()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  const field = page.getByLabel('URL', { exact: true })
  await field.fill('https://MÜNCHEN.example/?q=ü')
  await expect.poll(() => page.locator('.href').textContent()).toContain('xn--mnchen-3ya')
  await page.getByLabel('Document encoding').selectOption('shift_jis')
  await expect.poll(() => page.locator('.href').textContent()).toContain('?q=%26%23252%3B')
  await open('/explorer/document')
  await expect
    .poll(() => page.locator('#findings').textContent(), { timeout: 30_000 })
    .toMatch(/\d findings/)
  await open('/explorer/batch')
  await page.getByRole('button', { name: 'Try an example' }).click()
  await page.locator('tbody tr').first().waitFor()
  await open('/issues/whatwg/unescaped-space')
  expect(await page.locator('h1').textContent()).toContain('whatwg/unescaped-space')
})

async function visited() {
  const visitor = await visit()
  const { page, context } = visitor
  const open = (path: string) => visitor.open(path)
  await open('/explorer/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 30_000,
    })
    .toBe(true)
  await open('/issues/whatwg/unescaped-space')
  await page.locator('h1').waitFor()
  await open('/explorer/')
  await page.locator('.results').waitFor()
  return { page, context, open }
}

const pages: readonly (readonly [path: string, ready: string])[] = [
  ['/', 'h1'],
  ['/explorer/', '.spec'],
  ['/explorer/document', '.finding'],
  ['/explorer/batch', '.drop'],
  ['/explorer/site', '.drop'],
  ['/explorer/patterns', 'tbody tr'],
  ['/explorer/guard', '.verdict'],
  ['/issues/', 'h1'],
  ['/issues/whatwg/unescaped-space', 'h1'],
  ['/rules/no-credentials', 'h1'],
  ['/specs/whatwg', 'h1'],
  ['/guide/getting-started', 'h1'],
  ['/guide/precision', 'h1'],
]

/** The colors of further pages of text are those of the first. */
const inDark = pages.slice(0, 8)

describe.each(['light', 'dark'] as const)('in %s colors', colorScheme => {
  test.each(colorScheme === 'light' ? pages : inDark)(
    '%s breaks no rule of accessibility',
    async (path, ready) => {
      const visitor = await visit({ colorScheme })
      await visitor.open(path)
      await visitor.page.locator(ready).first().waitFor()
      expect(
        await visitor.page.evaluate(() => document.documentElement.classList.contains('dark')),
      ).toBe(colorScheme === 'dark')
      if (path.startsWith('/explorer'))
        await visitor.shot(`${path.slice(1).replace(/\W/g, '-')}-${colorScheme}`)
      expect(await visitor.violations()).toEqual([])
    },
  )
})

/** Pixels by which the page is wider than its window. Not by innerWidth: a phone zooms out until a page that is too wide fits. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

describe('on a phone', () => {
  test.each(pages.slice(0, 6))(
    '%s fits, and breaks no rule of accessibility',
    async (path, ready) => {
      const visitor = await visit({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      })
      await visitor.open(path)
      const { page } = visitor
      await page.locator(ready).first().waitFor()
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
      await visitor.shot(`phone${path.replace(/\W/g, '-')}`)
      expect(await visitor.violations()).toEqual([])
    },
  )
})

describe('on a tablet', () => {
  test.each([...pages.slice(0, 6), ['/reference/programs', 'h1']] as const)(
    '%s fits',
    async (path, ready) => {
      const visitor = await visit({ viewport: { width: 820, height: 1180 } })
      await visitor.open(path)
      await visitor.page.locator(ready).first().waitFor()
      expect(await visitor.page.evaluate(overflow)).toBeLessThanOrEqual(0)
    },
  )
})
