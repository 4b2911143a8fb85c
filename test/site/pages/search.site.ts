import { findingCatalogue } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { judgedExample } from '../../../scripts/generate/issue-pages/issue-examples.ts'
import { builtSearch } from '../support/search-index.ts'
import { visitors } from '../support/visitor.ts'

const visit = visitors()

/** Each message as hreflint prints it for the examples of its page, with the codes that say it. */
const messages = new Map<string, string[]>()
for (const [code, definition] of findingCatalogue) {
  for (const { message } of definition.examples.map(each => judgedExample(definition, each))) {
    if (message !== null) messages.set(message, [...(messages.get(message) ?? []), code])
  }
}

describe('the text of a message', () => {
  test('finds its page first, or at least among the first three', async () => {
    const search = await builtSearch()
    expect(messages.size).toBeGreaterThan(400)
    const ranks = [...messages].map(([message, codes]) => {
      const pages = codes.map(code => `/issues/${code}`)
      const found = search(message)
      return { message, rank: found.findIndex(address => pages.includes(address)), found }
    })
    const later = ranks.filter(({ rank }) => rank !== 0)
    // Specifications say some mistakes in the same words but for what is quoted.
    const far = later.filter(({ rank }) => rank === -1 || rank > 2)
    const shown = later.map(({ message, rank, found }) => `${rank} ${message} ${found[0]}`)
    console.log(`first: ${ranks.length - later.length} of ${ranks.length}\n${shown.join('\n')}`)
    expect(later.length / ranks.length).toBeLessThan(0.05)
    expect(far.length / ranks.length).toBeLessThan(0.02)
  })

  test.each([
    ['The URL contains a user name or password.', 'whatwg/credentials'],
    ['Port 65536 is out of range: the highest port is 65535.', 'whatwg/port-out-of-range'],
    ['The file guide/instal.md does not exist.', 'reference/missing-file'],
  ])('is typed into the box of the site: "%s"', async (message, code) => {
    const { page } = await visited('/guide/fixes')
    await page.keyboard.press('Control+k')
    await page.locator('.VPLocalSearchBox input').fill(message)
    const first = page.locator('.VPLocalSearchBox .result').first()
    await expect.poll(() => first.getAttribute('href')).toBe(`/issues/${code}`)
    expect(await first.textContent()).toContain(code)
  })
})

test.each([
  ['install', '/guide/getting-started'],
  ['unescaped space', '/issues/whatwg/unescaped-space'],
  ['pre-commit', '/guide/commit-hooks'],
  ['neovim', '/guide/editors'],
  ['severities', '/(?:guide|reference)/configuration'],
  ['percent-encoding', '/guide/reading-urls'],
  ['curl', '/(?:guide|reference)/programs'],
  ['umlaut', '/guide/questions'],
  ['performance', '/guide/performance'],
  ['hugo', '/guide/generators'],
])('a search for "%s" finds %s first', async (words, path) => {
  const { page, open } = await visited('/guide/fixes')
  await page.keyboard.press('Control+k')
  await page.locator('.VPLocalSearchBox input').fill(words)
  const results = page.locator('.VPLocalSearchBox .result')
  await results.first().waitFor()
  const found = () => results.evaluateAll(all => all.map(result => result.getAttribute('href')))
  await expect.poll(async () => (await found())[0]).toMatch(new RegExp(`^${path}(?:#|$)`))
  // By keyboard alone.
  await page.keyboard.press('Enter')
  await page.waitForURL(address => !address.pathname.endsWith('/guide/fixes'))
  await open((await found())[0] ?? '')
})

test.each(['install', 'fix', 'hover', 'pre-commit'])(
  'a search for "%s" finds what users read before the API',
  async words => {
    const { page } = await visited('/guide/getting-started')
    await page.keyboard.press('Control+k')
    await page.locator('.VPLocalSearchBox input').fill(words)
    const results = page.locator('.VPLocalSearchBox .result')
    await results.first().waitFor()
    const found = await results.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
    const api = found.findIndex(path => path.startsWith('/api/'))
    const guide = found.findIndex(path => /^\/(?:guide|packages)\//.test(path))
    expect(guide).toBeGreaterThanOrEqual(0)
    expect(api === -1 || guide < api).toBe(true)
  },
)

async function visited(path: string) {
  const visitor = await visit()
  await visitor.open(path)
  await visitor.page.locator('h1').waitFor()
  return { page: visitor.page, open: (next: string) => visitor.open(next) }
}
