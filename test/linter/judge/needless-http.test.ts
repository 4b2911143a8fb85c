import { readFileSync } from 'node:fs'
import { fixDocument, lintDocument, resolveConfig } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const code = 'document/needless-http'

function configOf(severities: Record<string, string>) {
  const { config } = resolveConfig({ severities })
  if (config === null) throw new Error('There is no configuration.')
  return config
}
const on = configOf({ [code]: 'info' })

const codesOf = (text: string, language: string, config = on) =>
  lintDocument(text, language, config).map(found => found.code)

// test/long/documents/https-only asks Chromium again.
const domains: { readonly upgraded: readonly string[]; readonly others: readonly string[] } =
  JSON.parse(readFileSync(new URL('https-only.json', import.meta.url), 'utf8'))

test('the domains are those that Chromium upgrades', () => {
  const reported = [...domains.upgraded, ...domains.others].filter(domain =>
    codesOf(`<a href="http://a.${domain}/">`, 'html').includes(code),
  )
  expect(reported).toEqual(domains.upgraded)
})

describe('links are reported where people follow them', () => {
  const url = 'http://pub.dev/a?b#c'
  test.each([
    ['html', `<a href="${url}">a</a>`],
    ['html', `<map><area href="HTTP://PUB.DEV/"></map>`],
    ['html', '<a href="http://a.b.app/">a</a>'],
    ['html', '<a href="http://xn--q9j.new/{{ path }}">a</a>'],
    ['svg', `<svg xmlns="http://www.w3.org/2000/svg"><a href="${url}"/></svg>`],
    ['javascriptreact', `const a = <a href="${url}">a</a>`],
    ['markdown', `[a](${url})`],
    ['markdown', `[a][b]\n\n[b]: ${url}`],
    ['markdown', `<${url}>`],
    ['markdown', `see ${url}`],
    ['mdx', `[a](${url})`],
  ])('%s: %s', (language, text) => expect(codesOf(text, language)).toEqual([code]))

  test.each([
    ['html', '<a href="https://pub.dev/">a</a>'],
    ['html', '<a href="//pub.dev/">a</a>'],
    ['html', '<a href="http://dev/">a</a>'],
    ['html', '<a href="http://localhost/">a</a>'],
    ['html', '<a href="http://pub.dev:8080/">a</a>'],
    ['html', '<a href="http://pub.dev:80/">a</a>'],
    ['html', '<a href="http://pub.dev.example.com/">a</a>'],
    ['html', '<a href="http://example.com/pub.dev">a</a>'],
    ['html', '<a href="http://127.0.0.1/">a</a>'],
    ['html', '<a href="http://{{ host }}.dev/">a</a>'],
    ['html', '<a href="http://pub.{{ domain }}/">a</a>'],
    ['html', '<img src="http://pub.dev/a.png"><link rel="icon" href="http://pub.dev/i.png">'],
    ['html', '<form action="http://pub.dev/"></form>'],
    ['html', '<html xmlns="http://pub.dev/ns">'],
    ['markdown', '![a](http://pub.dev/a.png)'],
    ['markdown', '`http://pub.dev/`\n\n    http://pub.dev/'],
    ['javascript', 'fetch("http://pub.dev/")'],
    ['json', '{ "homepage": "http://pub.dev/" }'],
    ['css', 'a { background: url(http://pub.dev/a.png) }'],
  ])('not %s: %s', (language, text) => expect(codesOf(text, language)).toEqual([]))
})

test('it is off by default, and a glob for other codes does not turn it on', () => {
  const text = '<a href="http://pub.dev/">a</a>'
  expect(codesOf(text, 'html', configOf({}))).toEqual([])
  expect(codesOf(text, 'html', configOf({ 'document/*': 'warning' }))).toEqual([])
  expect(lintDocument(text, 'html', configOf({ [code]: 'warning' }))[0]?.severity).toBe('warning')
})

test('the scheme is a suggestion, and nothing is changed without asking', () => {
  const text = '<a href=" http://pub.dev/a">a</a> [a](http://pub.dev)'
  const { output } = fixDocument(text, 'html', on)
  expect(output).toContain('http://pub.dev/a')
  const suggested = fixDocument(text, 'html', on, { wantsSuggestion: each => each === code })
  expect(suggested.output).toContain('https://pub.dev/a')
})

test('a document of nothing else', () => {
  const count = 20_000
  const text = `<a href="http://${'a.'.repeat(200)}dev/">`.repeat(count)
  expect(lintDocument(text, 'html', on).filter(found => found.code === code)).toHaveLength(count)
})
