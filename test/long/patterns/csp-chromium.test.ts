import { readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cspPages, cspSources, cspUrls } from '../../patterns/files/csp-cases.ts'

const frozen: { readonly pages: Readonly<Record<string, readonly string[]>> } = JSON.parse(
  readFileSync(new URL('../../patterns/files/csp-chromium.json', import.meta.url), 'utf8'),
)

/** Run in the page: which images it loads, as digits. */
const loadImages = `async urls => {
  let row = ''
  for (const url of urls) {
    let digit = '1'
    const listen = () => { digit = '0' }
    document.addEventListener('securitypolicyviolation', listen)
    await new Promise(done => {
      const image = new Image()
      image.onload = image.onerror = done
      image.src = url
    })
    await new Promise(done => setTimeout(done, 0))
    document.removeEventListener('securitypolicyviolation', listen)
    row += digit
  }
  return row
}`

const pixel = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
    timeout: 120_000,
  })
})
afterAll(() => browser.close())

test.each(cspPages)(
  'Chromium still answers as it is written in the table: %s',
  async address => {
    const page = await browser.newPage()
    let policy = ''
    await page.route('**/*', route =>
      route.request().isNavigationRequest()
        ? route.fulfill({
            contentType: 'text/html',
            headers: { 'Content-Security-Policy': policy },
            body: '<!doctype html>',
          })
        : route.fulfill({ contentType: 'image/gif', body: pixel }),
    )
    const rows: unknown[] = []
    for (const source of cspSources) {
      policy = `img-src ${source}`
      await page.goto(address)
      rows.push(await page.evaluate(`(${loadImages})(${JSON.stringify(cspUrls)})`))
    }
    expect(rows).toEqual(frozen.pages[address])
  },
  300_000,
)
