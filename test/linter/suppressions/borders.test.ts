import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf, finds } from '../expect-findings.ts'

const space = ['whatwg/unescaped-space']
const report = { reportUnusedSuppressions: 'warning' }

describe('a comment that enables', () => {
  finds(
    '<!-- hreflint-disable --><!-- hreflint-enable --><a href="/a« »b"><!-- hreflint-enable -->',
    space,
  )
  finds(
    '<!-- hreflint-disable whatwg/unescaped-space --><!-- hreflint-disable whatwg/unescaped-caret --><!-- hreflint-enable whatwg/unescaped-caret --><a href="/a b«^»"><!-- hreflint-enable --><a href="/a« »b">',
    ['whatwg/unescaped-caret', ...space],
  )
  // What disables every code is not ended for one of them.
  finds(
    '<!-- hreflint-disable --><!-- hreflint-enable whatwg/unescaped-space --><a href="/a b">',
    [],
  )
  // It ends what is in force from here on, not what is about a line.
  finds('<!-- hreflint-disable-next-line --><!-- hreflint-enable -->\n<a href="/a b">', [])
})

describe('where a line begins and ends', () => {
  const slip = ['document/misspelled-scheme']
  finds('<a href="/a« »b"><!-- hreflint-disable-next-line -->\n<a href="/a b">', space)
  finds('<a href=\nhtps://github.com/x> <!-- hreflint-disable-line -->', [])
  finds('<!-- hreflint-disable-line --><a href=\n«htps»://github.com/x>', slip)
  finds('<a href="/a b"><!-- hreflint-disable-line\n-- a reason\n--><a href="/a b">', [])
  finds('<a href="/a b"><!-- hreflint-disable-line\n-->\n<a href="/a« »b">', space)
})

/** What is said of comments that suppress nothing. */
const unused = (text: string) =>
  lintDocument(text, 'html', configOf(report)).map(({ code, message, url }) => {
    expect(url).toBe('')
    return `${code}: ${message}`
  })

describe('what suppresses nothing', () => {
  test.each([
    ['<!-- hreflint-disable -->', ['any code']],
    ['<!-- hreflint-disable whatwg/a,whatwg/b -->', ['whatwg/a', 'whatwg/b']],
    ['<!-- hreflint-disable whatwg/a -- the reason, in words -->', ['whatwg/a']],
    ['<!-- hreflint-disable whatwg/a -- -->', ['whatwg/a']],
    ['<!--hreflint-disable whatwg/a ---->', ['whatwg/a']],
    ['<!-- hreflint-disable -- a reason -->', ['any code']],
    ['<!-- hreflint-disable , whatwg/a,, whatwg/b , -->', ['whatwg/a', 'whatwg/b']],
    ['<!-- hreflint-disable whatwg/a--b -->', ['whatwg/a--b']],
    ['<!-- a comment -->', []],
  ])('%s', (text, codes) => {
    const messages = unused(text)
    expect(messages).toHaveLength(codes.length)
    for (const [index, code] of codes.entries()) {
      expect(messages[index]).toMatch(/^document\/un(?:used|known)-suppression/)
      expect(messages[index]).toContain(code)
    }
  })
})
