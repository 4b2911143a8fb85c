import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'

const known: { readonly upgraded: readonly string[]; readonly others: readonly string[] } =
  JSON.parse(readFileSync(new URL('../../linter/judge/https-only.json', import.meta.url), 'utf8'))

test('Chromium opens hosts below these top-level domains with https only', async () => {
  const server = createServer((_, response) => response.end())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', `--host-resolver-rules=MAP * 127.0.0.1:${port}`],
    timeout: 120_000,
  })
  try {
    const page = await browser.newPage()
    await page.goto('http://start.test/')
    const upgraded = new Set<string>()
    page.on('response', response => {
      // What the browser answers itself.
      if (response.headers()['non-authoritative-reason'] !== 'HSTS') return
      upgraded.add(new URL(response.url()).hostname)
    })
    const hosts = [...known.upgraded, ...known.others].map(domain => `hreflint-asks.${domain}`)
    for (const host of hosts) {
      await page.evaluate(
        address =>
          fetch(address, { mode: 'no-cors' }).then(
            () => null,
            () => null,
          ),
        `http://${host}/`,
      )
    }
    expect(hosts.filter(host => upgraded.has(host)).map(host => host.split('.').at(-1))).toEqual(
      known.upgraded,
    )
  } finally {
    await browser.close()
    server.close()
  }
})
