import { describe, expect, inject, test } from 'vitest'
import { pages } from '../support/pages.ts'
import { visitors } from '../support/visitor.ts'

const visit = visitors()

/** Bytes as they come over the wire, compressed by gzip. */
const mostBytes = 195_000

describe('the first visit', () => {
  test('of URL mode fetches at most 195 kB and is interactive within a second of work', async () => {
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

  test.each(pages.map(({ path }) => path))('of %s moves nothing', async path => {
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
