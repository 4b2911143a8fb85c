import { locateUrls } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeHostile, describeLaws } from '../document-laws.ts'
import { expectMarked, locatedTexts } from '../expect-marked.ts'

const background = { kind: 'css', property: 'background', syntax: 'url' } as const

describe.each(['scss', 'less'])('%s', language => {
  it.each([
    '.a { .b & { background: url("/x« »y") } }',
    "// don't stop at this\n.a { background: url('/x« »y') }",
    '// url(\n.a { background: url(/x«|»y) }',
    '.a { background: url(//host/x«|»y) } // url(/a b)',
    '.a { background: url("//host/x« »y"); /* // */ }',
    '.a { width: (1 / 2); background: url("/x« »y") }',
  ])('finds the URLs of %j', source => {
    expectMarked(language, source, background)
  })

  it.each([
    "@import 'my theme/colors';",
    "@use 'a b';",
    '.a { background: url($base + "/a b") }',
    '.a { background: url(@base) }',
    '// url("/a b")\n',
    '//url(/a|b)',
  ])('leaves alone what no browser reads: %j', source => {
    expect(locatedTexts(language, source)).toEqual([])
  })

  it('finds addresses that are imported', () => {
    expect(locatedTexts(language, '@import "https://a/b c";')).toEqual(['https://a/b c'])
  })

  it('hears line comments', () => {
    const text = '// hreflint-disable-next-line\n.a { background: url("/x y") }\n'
    expect(lintDocument(text, language)).toEqual([])
    expect(lintDocument(text.replace('hreflint', 'x'), language)).toHaveLength(1)
  })
})

it.each([
  ['scss', '.a { background: url("#{$base}/a b") }', '#{$base}/a b'],
  ['less', '.a { background: url("@{base}/a b") }', '@{base}/a b'],
])('knows what %s fills in', (language, source, text) => {
  const [url] = locateUrls(source, language)
  expect(url?.text).toBe(text)
  expect(url?.holes.map(({ start, end }) => text.slice(start, end))).toEqual([text.slice(0, -4)])
})

describe('laws of URLs in SCSS', () => {
  const piece = fc.constantFrom(
    '//',
    '/*',
    '*/',
    '"',
    "'",
    'url(',
    ')',
    '#{',
    '}',
    '\n',
    ' ',
    'a',
    '\\',
    '$',
  )
  const documents = fc
    .array(piece, { maxLength: 12 })
    .map(pieces => `a { b: url("/x y") }\n${pieces.join('')}\nc { d: url('/e f') }`)
  describeLaws({ language: 'scss', documents })
  describeHostile('scss', ['//', '/*', '"', "'", 'url(', '#{', '\n', '\\', '*', '@import "'])
})
