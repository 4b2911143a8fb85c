import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const dialect = findDialect('workbox')
if (dialect === undefined) throw new Error('Workbox has a dialect.')

const base = 'https://example.com/sw.js'

/** What the development build of Workbox does with strings: matches of URLs, or null if it throws. */
const program = `
  globalThis.self = globalThis
  globalThis.location = new URL(${JSON.stringify(base)})
  globalThis.addEventListener = () => {}
  console.debug = console.groupCollapsed = console.log = () => {}
  const { registerRoute } = await import('workbox-routing/registerRoute.js')
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk
  const answers = JSON.parse(text).map(([route, urls]) => {
    try {
      const { match } = registerRoute(route, () => {})
      return urls.map(url => match({ url: new URL(url, location.href) }))
    } catch { return null }
  })
  process.stdout.write(JSON.stringify(answers))`

const parts = fc.constantFrom('a', 'b.png', ':id', '*', '(.*)', '*.png', 'images', 'é', 'a b', '..')
const routes = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '', 'https://cdn.example/', './'),
    fc.array(parts, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '', '?v=1', '#x'),
  )
  .map(([start, segments, end]) => start + segments.join('/') + end)

test('strings are read as Workbox reads them, and what is reported holds there', () => {
  const cases = fc.sample(routes, { numRuns: 1_000 }).map(route => {
    const parsed = parsePattern(route, dialect, { base })
    const witnesses = parsed.issues.flatMap(({ witness }) => (witness === null ? [] : [witness]))
    return { parsed, witnesses, urls: [route, '/a', '/images/a.png', ...witnesses] }
  })
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    input: JSON.stringify(cases.map(({ parsed, urls }) => [parsed.text, urls])),
    maxBuffer: 2 ** 28,
  })
  const answers = JSON.parse(output.toString()) as readonly (readonly boolean[] | null)[]
  const wrong = cases.filter(({ parsed, urls, witnesses }, index) => {
    const theirs = answers[index] ?? null
    if (theirs === null || parsed.pattern === null)
      return theirs !== null || parsed.pattern !== null
    const ours = urls.map(url => matchPattern(parsed, url) !== null)
    return (
      ours.join() !== theirs.join() || theirs.slice(-witnesses.length || urls.length).includes(true)
    )
  })
  expect(wrong.map(({ parsed }) => parsed.text)).toEqual([])
  expect(cases.filter(({ witnesses }) => witnesses.length > 0).length).toBeGreaterThan(100)
})
