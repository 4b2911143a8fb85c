import { describe, expect, test } from 'vitest'
import { pasteInto } from './support/paste-into.ts'
import { replaceText } from './support/replace-text.ts'
import { visitors } from './support/visitor.ts'

const visit = visitors()

async function openDocument(fragment = '', options = {}) {
  const visitor = await visit(options)
  await visitor.open(`/explorer/document${fragment}`)
  const { page } = visitor
  await expect.poll(() => page.locator('#findings').textContent()).toMatch(/finding/i)
  return { visitor, page, editor: page.getByLabel('Document', { exact: true }) }
}

const text = (source: string) => `#text=${encodeURIComponent(source)}`

describe('a document', () => {
  test('has findings in the editor and beside it; a fix is one click', async () => {
    const { page, editor, visitor } = await openDocument(text('<a href="/a b">x</a>'))
    await expect.poll(() => page.locator('.cm-lintRange').count()).toBe(1)
    await page.getByRole('button', { name: /Line 1/ }).click()
    await page.locator('.actions').getByRole('button', { name: 'Percent-encode as %20' }).click()
    await expect.poll(() => editor.textContent()).toBe('<a href="/a%20b">x</a>')
    await expect.poll(() => page.locator('#findings').textContent()).toContain('No findings')
    await visitor.shot('document-mode-fixed')
  })

  test('is fixed as a whole', async () => {
    const { page, editor, visitor } = await openDocument()
    await visitor.shot('document-mode')
    await page.getByRole('button', { name: 'Fix all' }).click()
    await expect.poll(() => editor.textContent()).toContain('plan|ground%20floor.pdf')
    // Whether a space between words of another server's path is meant, only a person can say.
    expect(await editor.textContent()).toContain('museum.example\\about us"')
    await expect
      .poll(() => page.locator('p.said').textContent())
      .toMatch(/^\d+ fixed, \d+ needs? you\.$/)
  })

  test('is copied and saved', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page } = await openDocument(text('<a href="/a b">x</a>'), { permissions })
    await page.getByRole('button', { name: 'Copy the document' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<a href="/a b">x</a>')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('document.html')
  })

  test('names its severities, and what cannot be seen', async () => {
    const { page } = await openDocument(text('<a href="https://a:99999/">\u202Ex\u200B</a>'))
    expect(await page.locator('.finding .severity').textContent()).toBe('error')
    await expect
      .poll(() => page.locator('.cm-line .hl-name').allTextContents())
      .toEqual(['U+202E', 'U+200B'])
  })

  test('can be in any language', async () => {
    const { page } = await openDocument()
    await page.getByLabel('Other languages').selectOption('YAML')
    await expect.poll(() => page.locator('.finding').count()).toBe(2)
    await expect.poll(() => page.url()).toContain('language=yaml')
  })

  test('shows its state in forced colors', async () => {
    const { page, visitor } = await openDocument('', { forcedColors: 'active' })
    expect(
      await page
        .locator('.modes a[aria-current]')
        .evaluate(one => getComputedStyle(one).outlineStyle),
    ).toBe('solid')
    expect(
      await page
        .locator('.languages input:checked + span')
        .evaluate(one => getComputedStyle(one).outlineStyle),
    ).toBe('solid')
    await visitor.shot('document-mode-forced-colors')
  })

  test('tells in a hover what a URL is made of, with its fixes', async () => {
    const { page, editor } = await openDocument(text('<a href="https://example.com/a b?q=1">x</a>'))
    await page.locator('.cm-lintRange').hover()
    const card = page.locator('.hover-card')
    await card.waitFor()
    expect(await card.textContent()).toContain('example.com')
    expect(await card.getByRole('link').first().getAttribute('href')).toBe(
      '/issues/whatwg/unescaped-space',
    )
    await card.getByRole('button', { name: 'Percent-encode as %20' }).click()
    await expect.poll(() => editor.textContent()).toContain('/a%20b')
  })

  test('is worked on with the keyboard', async () => {
    const { page, editor } = await openDocument(text('<p>\n<a href="/a b">x</a>'))
    await page.locator('.cm-lintRange').waitFor()
    await editor.focus()
    await page.keyboard.press('F8')
    await page.keyboard.press('Control+.')
    await page.locator('.actions button').first().waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
      .toBe('Percent-encode as %20')
    await page.keyboard.press('Enter')
    await expect.poll(() => editor.textContent()).toContain('/a%20b')
    await editor.focus()
    await page.keyboard.press('Tab')
    expect(await editor.evaluate(node => node.contains(document.activeElement))).toBe(false)
  })

  test.each(['CSS', 'Markdown', 'JavaScript'])('can be %s', async language => {
    const { page } = await openDocument()
    await page.getByText(language, { exact: true }).click()
    await expect.poll(() => page.locator('.finding').count()).toBeGreaterThan(1)
    await expect.poll(() => page.url()).toContain(`language=${language.toLowerCase()}`)
  })

  test('follows its configuration, whose errors are named', async () => {
    const { page } = await openDocument(text('<a href="/a b">x</a>'))
    const config = page.getByRole('textbox', { name: 'Configuration' })
    await replaceText(config, '{ "severities": { "whatwg/unescaped-space": "off" } }')
    await expect.poll(() => page.locator('#findings').textContent()).toContain('No findings')
    await replaceText(config, '{ "severitys": {} }')
    await expect.poll(() => page.locator('.config-problems').textContent()).toContain('severities')
    await replaceText(config, '{ "spec": ')
    await expect
      .poll(() => page.locator('.config-problems').textContent())
      .toContain('not valid JSON')
  })
})

describe('what nobody would paste', () => {
  test('20 MB are refused with words, and the editor lives', async () => {
    const { page, editor } = await openDocument()
    await pasteInto(editor, 20_000_000)
    await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('20.0 MB')
    await replaceText(editor, '<a href="/a b">')
    await expect.poll(() => page.locator('#findings').textContent()).toContain('1 finding')
  })

  test('a megabyte with twenty thousand links does not stop the page', async () => {
    const { page, editor } = await openDocument()
    await pasteInto(editor, 1_000_000)
    await expect.poll(() => page.locator('#findings').textContent()).toContain('1000 findings')
    await page.getByRole('link', { name: 'Batch' }).click()
    await page.getByText('Paste a list of URLs').waitFor()
  })

  test('a binary file is refused with words', async () => {
    const { page } = await openDocument()
    const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await expect
      .poll(() => page.getByRole('alert').first().textContent())
      .toContain('a.png is a binary file')
  })

  test('lone surrogates', async () => {
    const { page } = await openDocument('#text=%3Ca%20href=%22/%ED%A0%80%22%3E')
    await expect.poll(() => page.locator('.finding').count()).toBe(1)
  })

  test('a broken link', async () => {
    const { page } = await openDocument('#text=%FF')
    expect(await page.getByRole('alert').first().textContent()).toContain('This link is damaged')
  })
})
