import { toUnicode } from 'node:punycode'
import { applyEdits, describe } from '@hreflint/core'
import { withGeneralIssues } from '@hreflint/core/internal'
import { generalSpecs } from '@hreflint/core/specs'
import { expect, describe as group, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'

const find = (url: string, known?: number) => withGeneralIssues([], url, known)

/** Defines one test: the marked label is reported, and the message has these words. */
function confuses(url: string, words: string): void {
  test(JSON.stringify(url), () => {
    const { text, spans } = marked(url)
    const found = find(text)
    expect(found.map(({ code, span }) => `${code} ${mark(text, [span])}`)).toEqual([
      `document/confusable-host ${mark(text, spans)}`,
    ])
    const [issue] = found
    if (issue === undefined) throw new Error('There is no issue.')
    for (const spec of generalSpecs) {
      const { message } = describe(issue, text, { spec })
      expect(message).toContain(words)
      // Whatever the host has, the message shows as it is in ASCII.
      expect(message).toMatch(/^[ -~]*$/)
    }
  })
}

group('letters of two scripts in a word', () => {
  confuses('https://«ex\u0430mple».com/', 'mixes Cyrillic and Latin letters')
  confuses('https://www.«g\u043E\u043Egle-login».example.net/a', 'mixes')
  confuses('//«exampl\u0435».com', 'mixes Cyrillic and Latin')
  confuses('https://user:p@«ex\u0430mple».org:8080/', '"ex<U+0430>mple"')
  confuses('https://«b\u03BFok»\u3002com/', 'mixes Greek and Latin')
  confuses('https://«EX\u0410MPLE».com/', 'mixes Cyrillic and Latin')
  confuses('https://«xn--pypal-4ve».com/', '"p<U+0430>ypal", which looks like "paypal"')
  confuses('https:\\\\«p\u0430ypa1-secure».com', 'mixes')
})

group('another script that looks like a well-known name', () => {
  confuses('https://«\u0430\u0440\u0440\u04CF\u0435».com/', 'looks like "apple"')
  confuses('https://«xn--80ak6aa92e».com/', 'looks like "apple"')
  confuses('https://«\u0261oogle».com/', 'looks like "google"')
  confuses('https://login.«\u0440\u0430\u0443\u0440\u0430\u04CF».com/', 'looks like "paypal"')
  confuses('https://«v\u0456s\u0430».com/', 'looks like "visa"')
})

group('nothing is said of', () => {
  test.each([
    // Names of real sites and of words, in their own scripts.
    'https://президент.рф/',
    'https://россия.рф/',
    'https://рос.рф/',
    'https://оса.com/',
    'https://пример.испытание/',
    'https://παράδειγμα.δοκιμή/',
    'https://例え.テスト/',
    'https://日本語.jp/',
    'https://東京タワーtv.jp/',
    'https://ハローワーク.go.jp/',
    'https://名がドメイン.com/',
    'https://중앙.한국/',
    'https://카카오talk.kr/',
    'https://中国互联网络信息中心.中国/',
    'https://qq邮箱.cn/',
    'https://العربية.السعودية/',
    'https://موقع.وزارة-الاتصالات.مصر/',
    'https://ישראל.idf.il/',
    'https://विकिपीडिया.भारत/',
    'https://ไทยpost.com/',
    'https://उदाहरण.परीक्षा/',
    'https://bücher.de/',
    'https://straße.de/',
    'https://café.fr/',
    'https://ærø.dk/',
    'https://ısparta.com.tr/',
    'https://it-школа.рф/',
    'https://4да.рф/',
    'https://tél-é.fr/',
    'https://xn--bcher-kva.de/',
    'https://xn--80ahcn4d.xn--p1ai/',
    'https://☕.example/',
    'https://i❤.ws/',
    // Names that look alike, and have only letters of ASCII.
    'https://paypal.com/',
    'https://google.com/',
    'https://g00gle.com/',
    'https://apple.com/',
    'https://xn--.com/',
    'https://xn--a.com/',
    // Other parts of a URL.
    'https://example.com/p\u0430ypal',
    'https://example.com/?p\u0430ypal',
    'https://example.com/#//p\u0430ypal.com',
    'https://p\u0430ypal@example.com/',
    '/p\u0430ypal.com',
    'mailto:a@example.com',
    'data:text/plain,//p\u0430ypal.com',
  ])('%s', url => expect(find(url)).toEqual([]))

  test('a host that a placeholder is a part of', () => {
    const url = 'https://p\u0430ypalz.com/'
    expect(find(url, 15)).toEqual([])
    expect(find(url, url.length)).toHaveLength(1)
    expect(find(`${url}z`, url.length)).toHaveLength(1)
  })

  test('what a specification has an issue for', () => {
    const url = 'https://p\u0430ypal.com/'
    const [issue] = find(url)
    if (issue === undefined) throw new Error('There is no issue.')
    expect(withGeneralIssues([issue], url)).toEqual([issue])
  })
})

test('the fix writes the letters that are seen', () => {
  const url = 'https://p\u0430ypal.com/'
  const [issue] = find(url)
  if (issue === undefined) throw new Error('There is no issue.')
  const [fix] = describe(issue, url).fixes
  expect(fix?.safety).toBe('changes-url')
  expect(applyEdits(url, fix?.edits ?? [])).toBe('https://paypal.com/')
})

test('a host is the same in Unicode and in Punycode', () => {
  const punycode = 'https://xn--80ak6aa92e.com/'
  const unicode = `https://${toUnicode('xn--80ak6aa92e.com')}/`
  const params = (url: string) => find(url).map(issue => issue.params)
  expect(params(unicode)).toEqual(params(punycode))
})
