import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { visitors } from '../support/visitor.ts'

const visit = visitors()
const folder = mkdtempSync(join(tmpdir(), 'hreflint-batch-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function openBatch() {
  const visitor = await visit({ acceptDownloads: true })
  await visitor.open('/explorer/batch')
  const { page } = visitor
  const files = page.locator('input[type=file]').first()
  const summary = page.locator('.state h2')
  return { visitor, page, files, summary }
}

const list = (name: string, text: string | Uint8Array) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

describe('a file of URLs', () => {
  test('gives a table and counts of each code, which narrow the table', async () => {
    const { page, files, summary, visitor } = await openBatch()
    await files.setInputFiles(
      list('a.txt', 'https://a/x y\r\nhttps://a/\n\nhttps://a/|\nhttps://a/|\n'),
    )
    await summary.waitFor()
    expect(await summary.textContent()).toContain('1 file · 4 URLs, 3 with findings · 3 findings')
    const bars = page.locator('.chart button')
    expect(await bars.allTextContents()).toEqual([
      'whatwg/unescaped-pipe2',
      'whatwg/unescaped-space1',
    ])
    await expect.poll(() => page.locator('tbody tr').count()).toBe(3)
    await visitor.shot('batch-mode')
    await bars.last().click()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    const row = page.locator('tbody tr')
    expect(await row.textContent()).toContain('a.txt:1:12')
    await row.locator('.url a').click()
    await expect
      .poll(() => page.getByLabel('URL', { exact: true }).inputValue())
      .toBe('https://a/x y')
  })

  test('is read as the table that it is, and in another way when told so', async () => {
    const { page, files, summary, visitor } = await openBatch()
    await files.setInputFiles(list('a.csv', 'home,page\nhttps://a/,https://b/|\n,https://c/|\n'))
    await summary.waitFor()
    expect(await summary.textContent()).toContain('2 URLs, 2 with findings')
    await page.getByLabel('URLs in').selectOption('home')
    await expect.poll(() => summary.textContent()).toContain('1 URL, 0 with findings')
    await page.getByRole('combobox', { name: 'read as', exact: true }).selectOption('lines')
    await expect.poll(() => summary.textContent()).toContain('3 URLs')
    expect(await visitor.violations()).toEqual([])
  })

  test('is fixed and saved', async () => {
    const { page, files } = await openBatch()
    await files.setInputFiles(list('a.txt', 'https://a/x y\n'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'My list, fixed' }).click()
    expect((await download).suggestedFilename()).toBe('a-fixed.txt')
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('https://a/x%20y\n')
  })

  test('is pasted anywhere in the page', async () => {
    const { page, summary } = await openBatch()
    await page.locator('body').evaluate(body => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '- https://a/x y\n- https://b/\n')
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect.poll(() => summary.textContent()).toContain('2 URLs, 1 with findings')
    expect(await page.getByRole('combobox', { name: 'read as', exact: true }).inputValue()).toBe(
      'markdown',
    )
  })

  test.each([
    [
      'CSV',
      (text: string) =>
        expect(text.split('\r\n')[1]).toContain('a.txt,1,12,https://a/x y,whatwg/unescaped-space,'),
    ],
    [
      'JSON',
      (text: string) => expect(JSON.parse(text)[0].findings[0].code).toBe('whatwg/unescaped-space'),
    ],
    [
      'SARIF',
      (text: string) =>
        expect(JSON.parse(text).runs[0].results[0].ruleId).toBe('whatwg/unescaped-space'),
    ],
  ])('is exported as %s', async (format, check) => {
    const { page, files } = await openBatch()
    await files.setInputFiles(list('a.txt', 'https://a/x y\n'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: format, exact: true }).click()
    check(readFileSync(await (await download).path(), 'utf8'))
  })

  test('of 50,000 goes by with progress, and the page stays alive', async () => {
    const { page, files, summary } = await openBatch()
    const urls = Array.from({ length: 50_000 }, (_, n) =>
      n % 5 === 0 ? `https://example.com/page ${n}|x` : `https://www.example.com/p/${n}?q=${n}#f`,
    )
    await files.setInputFiles(list('many.txt', urls.join('\n')))
    await summary.waitFor()
    expect(await summary.textContent()).toContain(
      '50,000 URLs, 10,000 with findings · 20,000 findings',
    )
    console.log(`50,000 URLs in the page: ${await summary.textContent()}`)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => page.locator('.pages').textContent()).toContain('2 of 400')
  })
})

describe('a folder', () => {
  test('is gone through: pages and lists, nothing else', async () => {
    mkdirSync(join(folder, 'site', 'sub'), { recursive: true })
    writeFileSync(join(folder, 'site', 'index.html'), '<a href="/a b">')
    writeFileSync(join(folder, 'site', 'sub', 'style.css'), 'a { background: url("/c d") }')
    writeFileSync(join(folder, 'site', 'photo.png'), Buffer.from([0, 1, 2]))
    writeFileSync(join(folder, 'site', 'broken.html'), Buffer.from([0x3c, 0, 0xff]))
    const { page, summary } = await openBatch()
    await page.locator('input[webkitdirectory]').setInputFiles(join(folder, 'site'))
    await summary.waitFor()
    expect(await summary.textContent()).toContain('2 files · 2 findings')
    expect(await page.locator('.unread').textContent()).toContain('broken.html is a binary file')
    // Both spaces, by their columns.
    await expect
      .poll(() => page.locator('td.place').allTextContents())
      .toEqual([
        expect.stringMatching(/site\/index\.html:1:12$/),
        expect.stringMatching(/sub\/style\.css:1:24$/),
      ])
  })
})

describe('what nobody would drop', () => {
  test.each([
    ['an empty file', '', '1 file'],
    ['lone surrogates as bytes', Buffer.from('https://a/\xED\xA0\x80\n', 'latin1'), '1 URL'],
    ['20 MB on one line', 'https://a/'.padEnd(20_000_000, 'x'), '1 URL'],
  ])('%s', async (_, content, words) => {
    const { files, summary } = await openBatch()
    if (content.length > 1_000_000) {
      const file = join(folder, 'long.txt')
      writeFileSync(file, content)
      await files.setInputFiles(file)
    } else await files.setInputFiles(list('a.txt', content))
    await summary.waitFor()
    expect(await summary.textContent()).toContain(words)
  })
})

test.each([390, 820, 1440])('in a window of %i px, a line holds much of a URL', async width => {
  const { visitor, page } = await openBatch()
  await page.setViewportSize({ width, height: 900 })
  await page.getByRole('button', { name: 'Try an example' }).click()
  const cells = page.locator('tbody .url')
  await cells.first().waitFor()
  const broken = await cells.evaluateAll(all =>
    all.flatMap(cell => {
      const text = cell.textContent.trim()
      const range = document.createRange()
      range.selectNodeContents(cell)
      // Parts of one line differ by a pixel or two where they are marked.
      const tops = Array.from(range.getClientRects(), ({ top }) => top).toSorted((a, b) => a - b)
      const lines = tops.filter((top, index) => index === 0 || top - (tops[index - 1] ?? 0) > 8)
      return lines.length > Math.ceil(text.length / 24) ? [`${text}: ${lines.length} lines`] : []
    }),
  )
  expect(broken).toEqual([])
  await visitor.shot(`batch-mode-${width}`)
})
