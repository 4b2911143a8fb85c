import {
  defaultConfig,
  fixDocument,
  lintDocument,
  lintedLanguage,
  resolveConfig,
} from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const wanted = { ...defaultConfig, javascript: 'known-schemes' as const }

describe('JavaScript and TypeScript', () => {
  test('are linted only where that is wanted', () => {
    expect(lintedLanguage('typescript', defaultConfig)).toBeNull()
    expect(lintedLanguage('typescript', wanted)).toBe('typescript')
    expect(lintedLanguage('html', defaultConfig)).toBe('html')
    expect(lintedLanguage(null, wanted)).toBeNull()
  })

  test('can be wanted for some files', () => {
    const overrides = [{ files: ['src/**'], javascript: 'known-schemes' }]
    expect(resolveConfig({ overrides }).errors).toEqual([])
    expect(resolveConfig({ javascript: 'on' }).errors).toHaveLength(1)
  })

  test('are fixed in the syntax of the literal', () => {
    const source = [
      `a = 'https://example.com/a b\\x22c'`,
      'b = `https://example.com/${a}/\\n`',
      'c = `https://example.com\\\\${a}`',
      `fetch("/a\\"b")`,
      `d = <a href="/a b?x&amp;y=&quot;">`,
    ]
    expect(fixDocument(source.join('\n'), 'javascript', wanted).output.split('\n')).toEqual([
      `a = 'https://example.com/a%20b%22c'`,
      'b = `https://example.com/${a}/\\n`',
      'c = `https://example.com/${a}`',
      'fetch("/a%22b")',
      `d = <a href="/a%20b?x&amp;y=%22">`,
    ])
  })

  test.each([
    `// hreflint-disable-next-line whatwg/unescaped-space -- why\na = 'https://a/b c'`,
    `/* hreflint-disable */\na = 'https://a/b c'`,
    `a = 'https://a/b c' // hreflint-disable-line`,
    `a = 'https://a/b c' /* hreflint-disable-line whatwg/* */`,
    `a = <p>{/* hreflint-disable-next-line */}\n<a href="/b c"/></p>`,
  ])('are silenced by their comments: %s', source => {
    expect(lintDocument(source, 'javascript', wanted)).toEqual([])
  })
})
