import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

function messages(text: string, language: string, more: object = {}): readonly string[] {
  const findings = lintDocument(text, language, configOf(more))
  return findings.map(({ code, message }) => `${code}: ${message}`)
}

const unknown = (code: string, meant: string) =>
  `document/unknown-suppression: This comment names the unknown code "${code}"${meant}.`

describe('a comment that names a code that does not exist', () => {
  test.each([
    ['html', '<!-- hreflint-disable-line whatwg/unescaped-spaec -->'],
    ['html', '<!-- hreflint-disable-next-line whatwg/unescaped-spaec, whatwg/unescaped-space -->'],
    ['html', '<!-- hreflint-disable whatwg/unescaped-spaec -- why -->'],
    ['html', '<!-- hreflint-enable whatwg/unescaped-spaec -->'],
    ['markdown', 'a\n\n<!-- hreflint-disable-line whatwg/unescaped-spaec -->\n'],
    ['css', '/* hreflint-disable-line whatwg/unescaped-spaec */'],
    ['yaml', '# hreflint-disable-line whatwg/unescaped-spaec\na: b\n'],
    ['javascript', '// hreflint-disable-line whatwg/unescaped-spaec\n'],
  ])('%s %s', (language, text) => {
    expect(messages(text, language)).toEqual([
      unknown('whatwg/unescaped-spaec', '; "whatwg/unescaped-space" was probably meant'),
    ])
  })

  test('without what comes before the slash, and without anything similar', () => {
    const text = '<!-- hreflint-disable port-out-of-range nonsense no-such-* -->'
    expect(messages(text, 'html')).toEqual([
      unknown('port-out-of-range', '; "whatwg/port-out-of-range" was probably meant'),
      unknown('nonsense', ''),
      unknown('no-such-*', ''),
    ])
  })

  test('is compared with the known ones for fifty of them, and as often as each is named', () => {
    const one = 'port-out-of-rang'
    const others = Array.from({ length: 60 }, (_, index) => `port-invalid${index}`)
    const found = messages(`<!-- hreflint-disable ${one} ${others.join(' ')} ${one} -->`, 'html')
    expect(found).toHaveLength(62)
    expect(found.filter(message => message.includes('was probably meant'))).toHaveLength(51)
    expect(found.at(-1)).toBe(unknown(one, '; "whatwg/port-out-of-range" was probably meant'))
  })

  test('is told once, also if unused comments are reported', () => {
    const text = '<!-- hreflint-disable-line whatwg/unescaped-spaec -->'
    expect(messages(text, 'html', { reportUnusedSuppressions: 'error' })).toHaveLength(1)
  })

  test('can be turned off, and codes and globs that exist are not told', () => {
    const text = '<!-- hreflint-disable-line whatwg/unescaped-spaec -->'
    expect(
      messages(text, 'html', { severities: { 'document/unknown-suppression': 'off' } }),
    ).toEqual([])
    const right = '<!-- hreflint-disable whatwg/unescaped-* rfc3986/* site/orphan -->'
    expect(messages(right, 'html')).toEqual([])
  })
})
