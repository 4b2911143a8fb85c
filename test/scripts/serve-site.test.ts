import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from '../../scripts/site/serve-site.mjs'

test('a page that has changed is served anew, even if it is as long as before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-serve-'))
  const { address, close } = await serveSite(folder)
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true })
  })
  const textAfter = async (text: string, seconds: number) => {
    const page = join(folder, 'a.html')
    writeFileSync(page, text)
    utimesSync(page, seconds, seconds)
    const response = await fetch(`${address}/a`)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    return response.text()
  }
  expect(await textAfter('old', 1_000)).toBe('old')
  expect(await textAfter('new', 2_000)).toBe('new')
})
