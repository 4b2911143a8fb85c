import { applyEdits, check, describe, parse } from '@hreflint/core'
import { withGeneralIssues } from '@hreflint/core/internal'
import { expect, describe as group, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'

const found = (text: string) => withGeneralIssues(check(text), text)
const own = (text: string) => found(text).filter(({ code }) => code.startsWith('document/'))

/** Defines one test: the marked characters are reported, with these words. */
function hides(url: string, words: string): void {
  test(JSON.stringify(url), () => {
    const { text, spans } = marked(url)
    expect(own(text).map(({ code, span }) => `${code} ${mark(text, [span])}`)).toEqual(
      spans.map(span => `document/invisible-character ${mark(text, [span])}`),
    )
    const [issue] = own(text)
    if (issue === undefined) throw new Error('There is no issue.')
    const { message, fixes } = describe(issue, text)
    expect(message).toContain(words)
    expect(message).toMatch(/^[ -~]*$/)
    // Nobody types it, so it is not encoded unasked. Encoded, it is the same URL.
    expect(fixes.map(({ safety }) => safety)).not.toContain('keeps-url')
    expect(fixes.map(({ title }) => title).slice(-2)).toEqual(['Remove', 'Percent-encode'])
    const fixed = applyEdits(text, fixes.at(-1)?.edits ?? [])
    expect(parse(fixed).url?.href).toBe(parse(text).url?.href)
    expect(fixed).not.toBe(text)
    expect(own(fixed).length).toBe(own(text).length - 1)
  })
}

group('a character that nobody can see', () => {
  hides('https://example.com/a«\u200B»b', 'a zero-width space (U+200B)'.slice(2))
  hides('https://example.com/«\u202E»cod.exe', 'U+202E')
  hides('https://example.com/a«\u200E»', 'U+200E')
  hides('https://example.com/?q=«\u2066»a«\u2069»', 'U+2066')
  hides('https://example.com/#a«\u2060\u2062»b', 'U+2060 and U+2062')
  hides('https://example.com/a«\u200D»b', 'zero-width joiner')
  hides('https://example.com/«\u3164»', 'U+3164')
  hides('https://example.com/a«\u00AD»b', 'soft hyphen')
  hides('https://example.com/a«\uFEFF»b', 'byte order mark')
  hides('https://example.com/a«\u{E0061}»b', 'U+E0061')
})

group('nothing is said of', () => {
  test.each([
    ['joiners in a word of Persian', 'https://fa.wikipedia.org/wiki/می\u200Cخواهم'],
    ['joiners in a word of Sinhala', 'https://si.wikipedia.org/wiki/ශ්\u200Dරී'],
    ['joiners in an emoji', 'https://example.com/👨\u200D👩\u200D👧'],
    [
      'a flag of tags',
      'https://example.com/🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['a variant of an emoji', 'https://example.com/❤\uFE0F'],
    ['what is percent-encoded', 'https://example.com/a%E2%80%8Bb%E2%80%AE'],
    ['text in data', 'data:text/html,a\u200Bb\u200F'],
    ['text of a script', 'javascript:alert("\u200F")'],
    ['text of a mail', 'mailto:a@example.com?subject=\u200F'],
    ['text of Arabic and Hebrew', 'https://example.com/עברית/العربية'],
    ['a space of another width, which is seen', 'https://example.com/a\u3000b'],
  ])('%s', (_, url) => expect(own(url)).toEqual([]))
})
