import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { visitors } from '../support/visitor.ts'

const visit = visitors()

/** Names of files that only the explorer needs. */
const explorerParts = /\/explorer|code-editor|examine-|draw-graph|-worker-|legacy-encodings/

/** The paths that were requested, by pages and by their service worker. */
const asked: string[] = []
let server: Server
beforeAll(async () => {
  server = createServer(async ({ url = '/', headers }, response) => {
    asked.push(url)
    const encoding = { 'accept-encoding': headers['accept-encoding']?.toString() ?? '' }
    const answer = await fetch(inject('address') + url, { headers: encoding })
    // What fetch has unpacked is sent as it is.
    const unchanged = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|connection|keep-alive)$/.test(name),
    )
    response.writeHead(answer.status, Object.fromEntries(unchanged))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function open(path: string) {
  const { port } = server.address() as AddressInfo
  const address = `http://localhost:${port}`
  const { page, context } = await visit({}, address)
  asked.length = 0
  const go = (to: string) => page.goto(address + to)
  await go(path)
  return { page, context, go }
}

/** The paths that the service worker has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(name => globalThis.caches.open(name)),
    )
    const requests = await Promise.all(caches.map(cache => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('a page of text is kept when it is visited, and nothing of the explorer is fetched', async () => {
  const { page, context } = await open('/guide/getting-started')
  await expect.poll(() => kept(page)).toContain('/guide/getting-started')
  await expect
    .poll(async () => (await kept(page)).filter(path => path.includes('.lean.')))
    .toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => explorerParts.test(path))).toEqual([])
  await context.setOffline(true)
  await page.reload()
  expect(await page.locator('h1').textContent()).toContain('Get')
})

test('a page that a link inside the site leads to is kept', async () => {
  const { page, context } = await open('/guide/getting-started')
  await expect.poll(() => kept(page)).toContain('/guide/getting-started')
  await page.locator('.VPSidebar a[href="/guide/performance"]').click()
  await page.waitForURL('**/guide/performance')
  await expect
    .poll(() => kept(page))
    .toContainEqual(expect.stringMatching(/performance.*[.]lean[.]/))
  await context.setOffline(true)
  await page.reload()
  expect(await page.locator('h1').textContent()).toContain('erformance')
})

test('without a network, the whole explorer and the pages that were read are there', async () => {
  const { page, context, go } = await open('/issues/whatwg/unescaped-space')
  await expect.poll(() => kept(page)).toContain('/issues/whatwg/unescaped-space')
  await go('/explorer/')
  await page.locator('.results').waitFor()
  for (const part of ['/explorer/guard', 'legacy-encodings', 'code-editor', 'draw-graph'])
    await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining(part))
  await context.setOffline(true)
  await page.reload()
  const field = page.getByLabel('URL', { exact: true })
  await page.locator('.results').waitFor()
  await field.fill('https://MÜNCHEN.example/?q=ü')
  await expect.poll(() => page.locator('.href').textContent()).toContain('xn--mnchen-3ya')
  await page.getByLabel('Document encoding').selectOption('shift_jis')
  await expect.poll(() => page.locator('.href').textContent()).toContain('?q=%26%23252%3B')
  await go('/explorer/document')
  await expect.poll(() => page.locator('#findings').textContent()).toMatch(/\d findings/)
  await go('/explorer/batch')
  await page.getByRole('button', { name: 'Try an example' }).click()
  await page.locator('tbody tr').first().waitFor()
  await go('/issues/whatwg/unescaped-space')
  expect(await page.locator('h1').textContent()).toContain('whatwg/unescaped-space')
})
