import { encodeText } from '@hreflint/site/share/percent-text'
import { firstState, writeUrlState } from '@hreflint/site/url/url-state'
import type { Request } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { pasteInto } from '../support/paste-into.ts'
import { visitors } from '../support/visitor.ts'

const visit = visitors()

async function explore(path = '/explorer/', options = {}) {
  const visitor = await visit(options)
  await visitor.open(path)
  const { page } = visitor
  await page.locator('.results').waitFor()
  return { ...visitor, visitor, page, field: page.getByLabel('URL', { exact: true }) }
}

const link = (url: string, rest = {}) =>
  `/explorer/${writeUrlState({ ...firstState, url, ...rest })}`

describe('one URL', () => {
  test('is drawn, explained and fixed by one click, which can be taken back', async () => {
    const { page, field, visitor } = await explore()
    expect(await page.locator('.part .label').allTextContents()).toEqual([
      'scheme',
      'host',
      'path',
      'query',
    ])
    await expect.poll(() => page.locator('.run[data-kind]').count()).toBe(3)
    const cards = page.getByRole('list', { name: 'Issues' }).getByRole('listitem')
    await expect.poll(() => page.getByText('3 issues, which parsers accept').count()).toBe(1)
    expect(await cards.first().textContent()).toContain('a space that is not percent-encoded')
    await visitor.shot('url-mode')

    await page.getByRole('button', { name: 'Percent-encode as %20' }).click()
    expect(await field.inputValue()).toBe('https://example.com/my%20page|draft?discount=50%')
    await expect.poll(() => page.getByText('2 issues, which parsers accept').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('verdict')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await field.inputValue()).toBe('https://example.com/my page|draft?discount=50%')
  })

  test('is resolved against a base, in the encoding of the document', async () => {
    const { page, field } = await explore()
    await field.fill('../q?x=ü')
    await page.getByLabel('Base URL').fill('https://example.org/a/b/c')
    await page.getByLabel('Document encoding').selectOption('windows-1252')
    await expect
      .poll(() => page.locator('.href').textContent())
      .toBe('https://example.org/a/q?x=%FC')
  })

  test('is read under every specification, another host in red', async () => {
    const { page, visitor } = await explore(link('http://example.com\\@evil.example/login'))
    await page.locator('.spec').first().waitFor()
    expect(await page.locator('.spec .readers li').count()).toBe(8)
    expect(await page.locator('.spec').count()).toBeLessThan(8)
    expect(await page.locator('.spec mark').allTextContents()).toContain('evil.example')
    expect(await page.locator('.danger').textContent()).toContain('evil.example')
    expect(await page.locator('[data-difference="host"]').count()).toBeGreaterThan(0)
    expect(await page.getByText('other host').count()).toBeGreaterThan(0)
    await page.setViewportSize({ width: 390, height: 844 })
    const flags = page.locator('.flag:visible')
    const heights = await flags.evaluateAll(all => all.map(one => one.clientHeight))
    expect(heights.filter(height => height > 20)).toEqual([])
    await visitor.shot('url-mode-other-host')
  })

  test('can be typed, fixed and shared with the keyboard alone', async () => {
    const { page, field } = await explore(link(''))
    await field.focus()
    await page.keyboard.type('https://example.com:80800/')
    const fix = page.getByRole('button', { name: 'Remove the port' })
    await fix.waitFor()
    for (let presses = 0; presses < 40; presses++) {
      if (await fix.evaluate(button => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    expect(await field.inputValue()).toBe('https://example.com/')
    await expect.poll(() => page.getByText('There are no issues.').count()).toBe(1)
  })

  test('with a host beyond ASCII brings the tables of IDNA, and no other does', async () => {
    const { page, field } = await explore()
    await page.locator('.spec').first().waitFor()
    const asked = scriptsAskedFor(page)
    const tables = 175_000
    const address = () => page.locator('.href').textContent()
    await field.fill('https://MUNICH.example/')
    await expect.poll(address).toBe('https://munich.example/')
    expect(await bytesOf(asked)).toBeLessThan(tables)
    await field.fill('https://MÜNCHEN.example/')
    await expect.poll(address).toBe('https://xn--mnchen-3ya.example/')
    await expect.poll(() => bytesOf(asked)).toBeGreaterThan(tables)
  })
})

describe('the parser', () => {
  test('is stepped through, forward and back', async () => {
    const { page, visitor } = await explore(link('https://u@example.com:8080/a|b'))
    await page.getByRole('button', { name: 'Step through the parser' }).click()
    const state = page.locator('.parser .step h3')
    await expect.poll(() => state.textContent()).toContain('scheme start state')
    const forward = page.getByRole('button', { name: 'Forward' })
    for (let step = 0; step < 4; step++) await forward.click()
    await expect.poll(() => state.textContent()).toContain('authority state')
    expect(await page.locator('.parser .step').textContent()).toContain('invalid-credentials')
    expect(await page.locator('.parser .input mark').textContent()).toBe('u@example.com:8080')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => state.textContent()).toContain('special authority ignore slashes')
    await page.getByLabel('Step', { exact: true }).press('End')
    await expect.poll(() => state.textContent()).toContain('path state')
    expect(await page.locator('.parser table').textContent()).toContain('/a|b')
    await visitor.shot('url-mode-parser')
    expect(await visitor.violations()).toEqual([])
  })

  test.each([
    ['Write it in code', '#code', 'code'],
    ['Step through the parser', '#parser', 'parser'],
    ['How programs read it', '#programs', 'programs'],
  ])('"%s" moves the focus to what it shows, and a link shows it too', async (name, id, show) => {
    const { page } = await explore(link('https://a.example/b c'))
    await page.getByRole('button', { name }).press('Enter')
    const focused = () => page.evaluate(() => `#${document.activeElement?.id}`)
    await expect.poll(focused).toBe(id)
    await expect.poll(() => page.url()).toContain(`&show=${show}`)
    const { page: other } = await explore(link('https://a.example/b c', { panels: [show] }))
    await other.locator(id).waitFor()
    expect(await other.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  test('is not fetched before', async () => {
    const { page } = await explore()
    await page.locator('.spec').first().waitFor()
    const asked = scriptsAskedFor(page)
    await page.getByRole('button', { name: 'Step through the parser' }).click()
    await page.locator('.parser').waitFor()
    await expect.poll(() => bytesOf(asked)).toBeGreaterThan(5000)
  })
})

describe('the parts of a URL', () => {
  test('are copied one by one, and a query is a table', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page } = await explore(link('https://example.com/?a=1%202&token=x'), { permissions })
    await page.getByRole('button', { name: 'Copy host' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toBe('example.com')
    await page.getByRole('button', { name: 'Copy the value of a' }).click()
    await expect.poll(copied).toBe('1 2')
  })
})

describe('what deceives the eye', () => {
  test('is named, marked and not reordered', async () => {
    const { page, visitor } = await explore(link('https://p\u0430ypal.example/\u202Ea\u05D0\u05D1'))
    await page.locator('.spec').first().waitFor()
    const cards = page.locator('.issues > .issue')
    await expect.poll(() => cards.count()).toBe(2)
    expect(await cards.first().textContent()).toContain('looks like "paypal"')
    expect(await cards.nth(1).textContent()).toContain('U+202E')
    expect(await page.locator('#verdict').textContent()).not.toContain('no issues')
    expect(await page.locator('.drawing .hl-foreign').allTextContents()).toContain('\u0430')
    expect(await page.locator('.drawing .name').allTextContents()).toContain('U+202E')
    // Letters are where they are in the text, though they are read from right to left.
    const places = await page
      .locator('.drawing .part[data-component="path"] .run')
      .last()
      .evaluate(run => {
        const texts = document.createTreeWalker(run, NodeFilter.SHOW_TEXT)
        let node: Node = run
        while (texts.nextNode())
          if (texts.currentNode.textContent?.length === 3) node = texts.currentNode
        return [0, 1, 2].map(at => {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          return range.getBoundingClientRect().left
        })
      })
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    await visitor.shot('url-mode-mixed')
  })
})

type Page = Awaited<ReturnType<typeof explore>>['page']

/** Returns a list that grows with each script that a page asks for from now on. */
function scriptsAskedFor(page: Page): readonly Request[] {
  const asked: Request[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') asked.push(request)
  })
  return asked
}

/** Returns the bytes of scripts, not compressed. Over the wire there are none of those that the browser has kept. */
async function bytesOf(asked: readonly Request[]): Promise<number> {
  const bodies = await Promise.all(asked.map(async one => (await one.response())?.body()))
  return bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0)
}

describe('share links', () => {
  test.each([
    ['a URL', 'https://example.com/a b', {}],
    [
      'a base, an encoding and a specification',
      'x?é',
      { base: 'http://b/', encoding: 'big5', spec: 'rfc3986' },
    ],
    ['an empty URL', '', { base: 'https://example.com/#x' }],
    ['lone surrogates', 'https://example.com/\uD800/\uDC00x', {}],
    ['delimiters of the link itself', 'https://example.com/?a=1&url=2#base=3+4%', {}],
  ])('show %s', async (_, url, rest) => {
    const { page, field } = await explore(link(url, rest))
    const units = await field.evaluate(area =>
      [...(area as HTMLTextAreaElement).value].map(c => c.codePointAt(0)),
    )
    expect(units).toEqual([...url].map(c => c.codePointAt(0)))
    const state = { ...firstState, ...rest }
    expect(await page.getByLabel('Base URL').inputValue()).toBe(state.base)
    expect(await page.getByLabel('Document encoding').inputValue()).toBe(state.encoding)
    expect(await page.getByLabel('Read as').inputValue()).toBe(state.spec)
  })

  test('are copied, and the address follows what is typed', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page, field } = await explore('/explorer/', { permissions })
    await field.fill('https://example.com/é')
    const expected = `${inject('address')}/explorer/#url=${encodeText('https://example.com/é')}`
    await expect.poll(() => page.url()).toBe(expected)
    await page.getByRole('button', { name: 'Share link' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
  })

  test('in the query part are read as well', async () => {
    const { field } = await explore('/explorer/?url=https%3A%2F%2Fexample.com%2F%7C')
    expect(await field.inputValue()).toBe('https://example.com/|')
  })

  test.each([
    ['#url=%E0%A4', 'not percent-encoded text'],
    ['#url=a&color=red', 'not known here: "color"'],
    ['#url', 'ends before its first value'],
    ['#url=a&spec=rfc9999', 'spec “rfc9999”'],
  ])('that are broken say so: %s', async (fragment, words) => {
    const { page, field } = await explore(`/explorer/${fragment}`)
    expect(await page.getByRole('alert').textContent()).toContain(words)
    await field.fill('https://example.com/x y')
    await page.getByRole('button', { name: 'Percent-encode as %20' }).waitFor()
  })
})

describe('what nobody would type', () => {
  test('20 MB are refused with words, and the page lives', async () => {
    const { page, field } = await explore()
    await pasteInto(field, 20_000_000)
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('20,000,000 characters, which is too long for a URL')
    await field.fill('https://example.com/x y')
    await page.getByRole('button', { name: 'Percent-encode as %20' }).waitFor()
  })

  test('nothing that was found about another URL is left beside a problem', async () => {
    const { page, field } = await explore()
    await field.evaluate((area: HTMLTextAreaElement) => {
      area.value = 'a'.repeat(2_000_001)
      area.dispatchEvent(new Event('input'))
    })
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('too long for a URL')
    expect(await page.locator('.results').count()).toBe(0)
  })

  test('a data: URL of a megabyte is looked at', async () => {
    const { page, field } = await explore()
    await field.fill(`data:image/png;base64,${'iVBORw0KGgo'.repeat(95_000)}`)
    await expect.poll(() => page.locator('.href').textContent()).toContain('more characters')
    await expect.poll(() => page.getByText('There are no issues.').count()).toBe(1)
  })

  test('controls and lone surrogates are shown by name', async () => {
    const { page } = await explore(link('https://example.com/\uD800\t\u0001'))
    expect(await page.locator('.drawing .name').allTextContents()).toEqual([
      'U+D800',
      'TAB',
      'U+0001',
    ])
  })

  test('a thousand issues in one URL', async () => {
    const { page } = await explore(link(`https://example.com/${'| '.repeat(1000)}x`))
    await expect.poll(() => page.locator('.issue').count()).toBe(40)
    await expect.poll(() => page.getByText(/And 1[,.]?9\d\d more/).count()).toBe(1)
  })
})
