import { locateDocument, locateUrls } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'
import { expectMarked, locatedTexts } from '../expect-marked.ts'

const places: readonly [place: string, source: string][] = [
  ['link', '[a](/x«|»y)'],
  ['link', '[a](</x« »y>)'],
  ['link', '[a](  /x«|»y  "t|t")'],
  ['link', '[a](/x«\\|»y)'],
  ['link', '[a](/x«&#124;»y)'],
  ['link', '> 1. a *b* [c\n>    d](\n>    /x«|»y\n>    "t")'],
  ['link', '| a | b |\n|---|---|\n| c | [d](/x«\\|»y) |'],
  ['link', '[![a](/b)](/x«|»y)'],
  ['link', '[^1]\n\n[^1]: See [a](/x«|»y)'],
  ['link', '# a [b](/x«|»y) #'],
  ['link', '1) [a](/x«|»y\n)'],
  ['image', '![a](/x«|»y)'],
  ['image', '[![a](/x«|»y "t")](/b)'],
  ['definition', '[a]: /x«|»y\n'],
  ['definition', '> [a]:\n> </x« »y>\n> "t|t"'],
  ['autolink', '<http://h/x«|»y>'],
  ['autolink', 'see https://h.example/x«|»y.'],
  ['autolink', 'see www.h.example/x«|»y, please'],
  ['autolink', '<a«|»b@h.example>'],
  ['link', '\uFEFF---\na: "[a](b|c)"\n---\n\n[a](/x«|»y)'],
  ['link', '+++\na = "[a](b|c)"\n+++\n\n[a](/x«|»y)'],
]

describe('the places of URLs in Markdown', () => {
  it.each(places)('%s: %j', (property, source) => {
    expectMarked('markdown', source, { kind: 'markdown', property, syntax: 'url' })
  })

  it.each([
    'a <a href="/x« »y">b</a>',
    '<div>\n<a href="/x« »y">b</a>\n</div>',
    '> <div>\n> <a\n> href="/x« »y">b</a>\n> </div>',
    '- a <b\n  c="d"> <a href=\'/x« »y\'>[e](f)</a>',
    '| a |\n|---|\n| <a href="/x« »y"> |',
    '<p align=center>\n\n<a href="/x« »y">\n\n</p>',
    'a <a href=https://h/x«|»y/z>b</a>',
    'a <a title="/" href=https://h/x«|»y/><b>c</b></a>',
    '<a href=/x«|»y/z target=_blank>b</a>',
  ])('HTML: %j', source => {
    const site = { kind: 'attribute', element: 'a', attribute: 'href', syntax: 'url' } as const
    expectMarked('markdown', source, site)
  })
})

describe('an unquoted value of HTML', () => {
  it.each<[source: string, texts: string[]]>([
    ['a <a href=https://a.example/b/><b>c</b></a>', ['https://a.example/b/']],
    ['<a href=//a.example/b>c</a>', ['//a.example/b']],
    ['`<a href=https://a.example/b>` https://a.example/c', ['https://a.example/c']],
    ['<a href=https://a.example/b c', ['https://a.example/b']],
  ])('%s', (source, texts) => {
    expect(locatedTexts('markdown', source)).toEqual(texts)
  })
})

describe('what is no URL in Markdown', () => {
  it.each([
    '`[a](b c)` ``<http://a b>``',
    '    [a](b|c)',
    '```\n[a](b|c)\n<http://a|b>\n```',
    '~~~html\n<a href="b c">\n~~~',
    '[a] [b][] [c][d]',
    '[a](b c)',
    '[a](<b\nc>)',
    '\\[a](b|c)',
    '[^1]: http:\n',
    '<a b>',
    '<!-- <a href="b c"> -->',
    '<?php "<a href=b|c>" ?>',
    '[a]()',
    '[a](<>)',
    '[a](b "t',
    '| [a](b|c) |\n|---|---|\n| [a](b|c) |',
  ])('%j', source => {
    expect(locatedTexts('markdown', source)).toEqual([])
  })
})

describe('how Markdown writes URLs', () => {
  it.each<[source: string, texts: string[]]>([
    ['[a](b\\_c\\d&amp;e&copy=f&nosuch;)', ['b_c\\d&e&copy=f&nosuch;']],
    ['[a](\0)', ['\uFFFD']],
    ['[a](b(c)\\))', ['b(c))']],
    ['<a@b.example> c@d.example www.e.example', ['a@b.example', 'c@d.example'].map(to).concat(w)],
    ['<http://a/\\*b>', ['http://a/\\*b']],
    ['(see http://a.example/b_(c))', ['http://a.example/b_(c)']],
  ])('%j', (source, texts) => {
    expect(locatedTexts('markdown', source)).toEqual(texts)
  })

  it('what renderers decode differently is a hole', () => {
    const [url] = locateUrls('<http://a/#b&#35;c>', 'markdown')
    expect(url?.holes).toEqual([{ start: 11, end: 16 }])
  })

  it('placeholders are holes and do not break links', () => {
    const [first, second] = locateUrls('[a]({{ b c }}/d) ${ [e](f|g)', 'markdown')
    expect([first?.text, first?.holes]).toEqual(['{{ b c }}/d', [{ start: 0, end: 9 }]])
    expect(second?.text).toBe('f|g')
  })

  it('comments are those of the HTML', () => {
    const { comments } = locateDocument('> a <!-- b\n> c --> d', 'markdown')
    expect(comments).toEqual([{ span: { start: 4, end: 18 }, text: ' b\nc ' }])
  })
})

describe('what cannot be written', () => {
  it.each<[source: string, replacement: string, written: string | null]>([
    ['[a](b)', ' ', '&#32;'],
    ['[a](b)', '()', '\\(\\)'],
    ['[a](<b>)', ' <>', ' \\<\\>'],
    ['[a](b)', '\0', null],
    ['<http://a>', ' ', null],
    ['http://a.example', ')', null],
    ['[a](b)', '&c=d&amp;', '&c=d&amp;amp;'],
  ])('%j %j', (source, replacement, written) => {
    expect(locateUrls(source, 'markdown')[0]?.escape(replacement)).toBe(written)
  })
})

function to(address: string): string {
  return `mailto:${address}`
}
const w = ['http://www.e.example']
