import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { visitors } from './support/visitor.ts'

const visit = visitors()
const folder = mkdtempSync(join(tmpdir(), 'hreflint-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = '<h1>Home</h1>\n<a href="/a.html">A</a>\n<a href="/no.html">No</a>\n'

async function openSite(options = {}) {
  const visitor = await visit(options)
  await visitor.open('/explorer/site')
  return { visitor, page: visitor.page, summary: visitor.page.locator('.state h2') }
}

describe('a built site', () => {
  test('is read from a folder, drawn, and its findings lead to their lines', async () => {
    mkdirSync(join(folder, 'dist'), { recursive: true })
    writeFileSync(join(folder, 'dist', 'index.html'), page)
    writeFileSync(join(folder, 'dist', 'a.html'), '<a href="/index.html">Home</a>')
    const { page: shown, summary, visitor } = await openSite()
    await shown.locator('input[webkitdirectory]').setInputFiles(join(folder, 'dist'))
    await summary.waitFor()
    expect(await summary.textContent()).toContain('2 pages · 3 links · 1 finding')
    await shown.locator('.drawing canvas').first().waitFor()
    const finding = shown.locator('.finding')
    expect(await finding.textContent()).toContain('index.html:3:10')
    await finding.click()
    expect(await shown.locator('.line[data-here=true] mark').textContent()).toBe('/no.html')
    expect(await visitor.violations()).toEqual([])
  })

  test('is read from a zip', async () => {
    const { page: shown, summary } = await openSite()
    const buffer = Buffer.from(
      zipSync({ dist: { 'index.html': strToU8(page), 'a.html': strToU8('') } }),
    )
    await shown
      .locator('input[accept=".zip"]')
      .setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer })
    await summary.waitFor()
    expect(await summary.textContent()).toContain('2 pages · 2 links · 1 finding')
  })

  test.each([390, 820, 1440])('fits a window of %d pixels', async width => {
    const { page: shown, summary, visitor } = await openSite({ viewport: { width, height: 900 } })
    await shown.getByRole('button', { name: 'Try an example' }).click()
    await summary.waitFor()
    await shown.locator('.drawing canvas').first().waitFor()
    await shown.locator('.finding').first().click()
    await shown.locator('.line mark').waitFor()
    const overflow = await shown.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await visitor.shot(`site-mode-${width}`)
    expect(await visitor.violations()).toEqual([])
  })
})
