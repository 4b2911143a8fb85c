// The first visit of a page on a slow computer: when its largest part is painted (LCP), how long tasks keep it from reacting (TBT) and how far
// it moves (CLS). Medians of five visits with an empty cache and a processor slowed down four times. Build the site first: npm run site -- --build
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serveSite } from '../../../scripts/site/serve-site.mjs'

const visits = 5
const slower = 4
const paths = ['/', '/explorer/', '/guide/getting-started', '/issues/whatwg/unescaped-space']
const built = fileURLToPath(new URL('../../../packages/site/.vitepress/dist', import.meta.url))
const executablePath = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => existsSync(path))

const { address, close } = await serveSite(built)
const args = ['--no-sandbox', '--disable-gpu']
const browser = await chromium.launch({ executablePath, args })
console.log(`${'page'.padEnd(34)} LCP/ms TBT/ms    CLS`)
for (const path of paths) {
  const all = []
  for (let count = 0; count < visits; count++) all.push(await visit(path))
  const [lcp, tbt, cls] = ['lcp', 'tbt', 'cls'].map(name => median(all.map(one => one[name])))
  console.log(
    `${path.padEnd(34)} ${lcp.toFixed(0).padStart(6)} ${tbt.toFixed(0).padStart(6)} ${cls.toFixed(4).padStart(6)}`,
  )
}
await browser.close()
await close()

async function visit(path) {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    const measured = { lcp: 0, tbt: 0, cls: 0 }
    Object.assign(globalThis, { measured })
    const observe = (type, read) =>
      new PerformanceObserver(found => found.getEntries().forEach(read)).observe({
        type,
        buffered: true,
      })
    observe('largest-contentful-paint', ({ startTime }) => {
      measured.lcp = startTime
    })
    // A task may take 50 ms before somebody notices.
    observe('longtask', ({ duration }) => {
      measured.tbt += Math.max(0, duration - 50)
    })
    observe('layout-shift', ({ value }) => {
      measured.cls += value
    })
  })
  await page.goto(address + path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const result = await page.evaluate(() => globalThis.measured)
  await context.close()
  return result
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
