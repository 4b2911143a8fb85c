import { locateUrls } from '@hreflint/documents'
import { defaultConfig, lintDocument, suppressFindings } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const space = 'whatwg/unescaped-space'

/** A document, and what becomes of it. */
const suppressed: readonly (readonly [language: string, before: string, after: string])[] = [
  [
    'html',
    '<ul>\n  <li><a href="/a b">x</a>\n</ul>',
    `<ul>\n  <!-- hreflint-disable-next-line ${space} -->\n  <li><a href="/a b">x</a>\n</ul>`,
  ],
  [
    'html',
    '<p>\r\n\t<a href="/a b">\r\n',
    `<p>\r\n\t<!-- hreflint-disable-next-line ${space} -->\r\n\t<a href="/a b">\r\n`,
  ],
  // Two codes on a line; a line of its own would show in the text.
  [
    'html',
    '<pre>\n<a href="/a b">x</a><a href="/a|b">x</a>  \n</pre>',
    `<pre>\n<a href="/a b">x</a><a href="/a|b">x</a><!-- hreflint-disable-line whatwg/unescaped-pipe, ${space} -->  \n</pre>`,
  ],
  // In the middle of a tag, only its last line can have a comment, and after it.
  ['html', '<a\n  href="/a b"\n  id="x">', '<a\n  href="/a b"\n  id="x">'],
  ['html', '<a\n  href="/a b">x', `<a\n  href="/a b">x <!-- hreflint-disable-line ${space} -->`],
  [
    'html',
    '<style>\na { background: url("/a b") }\n</style>',
    `<style>\n/* hreflint-disable-next-line ${space} */\na { background: url("/a b") }\n</style>`,
  ],
  // A comment is there already: its line stays the one before.
  [
    'html',
    '<!-- hreflint-disable-next-line whatwg/unescaped-pipe -->\n<a href="/a b"><a href="/a|b">',
    `<!-- hreflint-disable-next-line whatwg/unescaped-pipe -->\n<a href="/a b"><a href="/a|b"> <!-- hreflint-disable-line ${space} -->`,
  ],
  // An XML declaration stays first.
  [
    'svg',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><a href="/a b"/></svg>',
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><a href="/a b"/></svg> <!-- hreflint-disable-line ${space} -->`,
  ],
  [
    'css',
    'a { background: url("/a b") }',
    `/* hreflint-disable-next-line ${space} */\na { background: url("/a b") }`,
  ],
  [
    'scss',
    '  a { background: url("/a b") }',
    `  // hreflint-disable-next-line ${space}\n  a { background: url("/a b") }`,
  ],
  // A comment on a line of its own would divide the paragraph, and at the end undo the line break.
  [
    'markdown',
    'One [x](</a b>)  \ntwo [y](</c d>)\\\nthree\n',
    `One [x](</a b>) <!-- hreflint-disable-line ${space} -->  \ntwo [y](</c d>) <!-- hreflint-disable-line ${space} -->\\\nthree\n`,
  ],
  // A definition takes nothing after it, the head of a table no further cell.
  [
    'markdown',
    '[x]\n\n[x]: </a b>\n',
    `[x]\n\n<!-- hreflint-disable-next-line ${space} -->\n[x]: </a b>\n`,
  ],
  [
    'markdown',
    '| [x](</a b>) |\n| --- |\n| [y](</c d>) |\n',
    `<!-- hreflint-disable-next-line ${space} -->\n| [x](</a b>) |\n| --- |\n| [y](</c d>) | <!-- hreflint-disable-line ${space} -->\n`,
  ],
  [
    'typescriptreact',
    'const a = (\n  <a href="/a b">\n    <img src="/c d" />\n  </a>\n)\n',
    `const a = (\n  // hreflint-disable-next-line ${space}\n  <a href="/a b">\n    {/* hreflint-disable-next-line ${space} */}\n    <img src="/c d" />\n  </a>\n)\n`,
  ],
]

describe('comments for what is found', () => {
  test.each(suppressed)('%s %j', (language, before, after) => {
    const found = lintDocument(before, language)
    expect(found).not.toEqual([])
    const {
      output,
      suppressed: count,
      findings,
    } = suppressFindings(before, language, defaultConfig)
    expect(output).toBe(after)
    expect(lintDocument(output, language).map(({ code }) => code)).toEqual(
      after === before ? found.map(({ code }) => code) : [],
    )
    expect({ count, left: findings.length }).toEqual(
      after === before ? { count: 0, left: found.length } : { count: found.length, left: 0 },
    )
    const texts = (text: string) => [...locateUrls(text, language)].map(url => url.text)
    expect(texts(output)).toEqual(texts(before))
  })

  test('only the codes that are wanted', () => {
    const text = '<a href="/a b"><a href="/a|b">\n'
    const wants = (code: string) => code === space
    const {
      output,
      suppressed: count,
      findings,
    } = suppressFindings(text, 'html', defaultConfig, {
      wants,
    })
    expect(output).toBe(`<!-- hreflint-disable-next-line ${space} -->\n${text}`)
    expect({ count, left: findings.map(({ code }) => code) }).toEqual({
      count: 1,
      left: ['whatwg/unescaped-pipe'],
    })
  })

  test('what cannot have a comment is left, beside what can', () => {
    const text = '<a href="/a b">\n<a\n  href="/c d"\n>\n<a href="/e f">\n'
    const { output, suppressed: count, findings } = suppressFindings(text, 'html', defaultConfig)
    expect(output.match(/hreflint-disable/g)).toHaveLength(2)
    expect({ count, left: findings.map(({ url }) => url) }).toEqual({ count: 2, left: ['/c d'] })
  })
})
