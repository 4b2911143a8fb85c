import { applyEdits } from '@hreflint/core'
import { fixDocument, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'

const code = 'document/space-in-destination'

/** Markdown that shows a link as text, and what to type. */
const unread: readonly [languageId: string, text: string, fixed: string][] = [
  ['markdown', '[a](guide/first« »steps.md)', '[a](guide/first%20steps.md)'],
  ['markdown', '![a](img/a« »b c.png)', '![a](img/a%20b%20c.png)'],
  ['markdown', '[a](https://a.example/b« »c)', '[a](https://a.example/b%20c)'],
  ['markdown', '- [a](./b« »c)', '- [a](./b%20c)'],
  ['markdown', '# [a](../b« »c#d)', '# [a](../b%20c#d)'],
  ['markdown', '| [a](/docs/b« »c) | d |\n| - | - |', '| [a](/docs/b%20c) | d |\n| - | - |'],
  ['markdown', '[a](#my« »heading)', '[a](#my-heading)'],
  ['markdown', '[a](b.md#my« »long heading)', '[a](b.md#my-long-heading)'],
  ['markdown', '[a](#über« »uns)', '[a](#über-uns)'],
  ['markdown', '[a](руководство/первые« »шаги.md)', '[a](руководство/первые%20шаги.md)'],
  ['markdown', '[a](guide/first« »steps/)', '[a](guide/first%20steps/)'],
  ['markdown', '[a](/first« »steps/)', '[a](/first%20steps/)'],
  ['markdown', '[a](guide/first« »steps/#top)', '[a](guide/first%20steps/#top)'],
  ['markdown', '[a](https://a.example/balance%« »2C)', '[a](https://a.example/balance%2C)'],
  ['markdown', '[a](files/a« »- b.pdf)', '[a](files/a%20-%20b.pdf)'],
  ['markdown', '[a](https://a.example/a« »- b.pdf)', '[a](https://a.example/a%20-%20b.pdf)'],
  ['markdown', '[a](https://a.example/for-a« »-job)', '[a](https://a.example/for-a-job)'],
  [
    'markdown',
    '[a](https://a.example/data-« »structures/b- c)',
    '[a](https://a.example/data-structures/b-c)',
  ],
  ['markdown', '[a](https://a.example/b.« »html)', '[a](https://a.example/b.html)'],
  ['mdx', '<b>[a](guide/first« »steps.mdx#x)</b>', '<b>[a](guide/first%20steps.mdx#x)</b>'],
]

describe('a link that nobody sees as such', () => {
  test.each(unread)('%s: %s', (languageId, document, fixed) => {
    const { text } = marked(document)
    const found = lintDocument(text, languageId).filter(finding => finding.code === code)
    expect(
      mark(
        text,
        found.map(({ span }) => span),
      ),
    ).toBe(document)
    const [fix] = found[0]?.fixes ?? []
    expect(fix?.safety).toBe('changes-url')
    expect(applyEdits(text, fix?.edits ?? [])).toBe(fixed)
    expect(fixDocument(text, languageId).output).toBe(text)
  })

  test.each([
    '[a](b c)',
    '[a](#1 of them)',
    '[a](#1 and #2)',
    '[a](and/or this/that)',
    '[1](see page 3.5 of it)',
    'f[i](a, b.c)',
    '[Yes/No](and or maybe)',
    '[a](b.md "c")',
    "[a](b.md 'c d')",
    '[a](b.md (c))',
    '[a](<b c.md>)',
    '![a](b.png =100x20)',
    '![a](./b.png 100x)',
    '`[a](b c.md)`',
    '```\n[a](b c.md)\n```',
    '    [a](b c.md)',
    '\\[a](b c.md)',
    '[a]: b c.md',
    '<pre>[a](b c.md)</pre>',
  ])('but not %s', text => {
    expect(lintDocument(text, 'markdown').filter(finding => finding.code === code)).toEqual([])
  })
})

describe('a slip in the scheme of a value', () => {
  test.each([
    ['json', '{ "homepage": "htps://example.com/a" }'],
    ['yaml', 'a: http://a.example/\nurl: https//example.com/a\nb: { url: "https//example.com/b" }'],
    ['toml', 'url = "https://https://example.com/a"'],
    ['python', 'A = "http://a.example/"\nURL = "https//example.com/a"'],
    ['go', 'var url = "htps://example.com/a"'],
    ['java', 'class A { String url = "http://https//example.com/a"; }'],
    ['dotenv', 'URL=htps://example.com/a'],
  ])('%s: %s', (languageId, text) => {
    const count = languageId === 'yaml' ? 2 : 1
    expect(lintDocument(text, languageId)).toHaveLength(count)
  })

  test.each([
    ['yaml', 'a: htsp://example.com/a'],
    ['python', 'a = "s3//bucket/a"; b = "https//"; c = "x https//example.com/ y"'],
    ['toml', 'a = "http//dir"'],
  ])('but not %s: %s', (languageId, text) => {
    expect(lintDocument(text, languageId)).toEqual([])
  })
})
