import { applyEdits } from '@hreflint/core'
import { lintDocument, suppressCode, suppressFindings } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

const space = 'whatwg/unescaped-space'
const config = configOf({})

/** A document with a comment at its top, in place of «». */
describe('one comment for a code, as early as it can be', () => {
  test.each([
    ['html', `«<!-- hreflint-disable ${space} -->\n»<a href="/a b"><a href="/c d">`],
    ['html', `«<!-- hreflint-disable ${space} -->\r\n»<p>\r\n<a href="/a b">\n`],
    ['css', `«/* hreflint-disable ${space} */\n»a { b: url("/a b") }`],
    [
      'css',
      `@charset "utf-8";\n\n«/* hreflint-disable ${space} */\n»a { b: url("/a b") }\nb { c: url("/c d") }`,
    ],
    [
      'svg',
      `<?xml version="1.0"?>\n«<!-- hreflint-disable ${space} -->\n»<svg xmlns="http://www.w3.org/2000/svg"><a href="/a b"/></svg>`,
    ],
    ['markdown', `---\ntitle: a\n---\n«<!-- hreflint-disable ${space} -->\n»\n[x](</a b>)\n`],
    [
      'markdown',
      `---\r\ntitle: a\r\n--- \r\n«<!-- hreflint-disable ${space} -->\r\n»\r\n[x](</a b>)\r\n`,
    ],
    ['php', `#!/usr/bin/env php\n«<!-- hreflint-disable ${space} -->\n»<a href="/a b">`],
  ])('%s %j', (language, expected) => {
    const text = expected.replace(/«.*?»/s, '')
    const edit = suppressCode(text, language, config, space)
    if (edit === null) throw new Error('There is a place for a comment')
    const marked = { span: edit.span, text: `«${edit.text}»` }
    expect(applyEdits(text, [marked])).toBe(expected)
    expect(lintDocument(applyEdits(text, [edit]), language)).toEqual([])
  })

  test('other codes are still found', () => {
    const text = '<a href="/a b"><a href="/a^b">'
    const edit = suppressCode(text, 'html', config, space)
    if (edit === null) throw new Error('There is a place for a comment')
    const left = lintDocument(applyEdits(text, [edit]), 'html')
    expect(left.map(({ code }) => code)).toEqual(['whatwg/unescaped-caret'])
  })

  test.each([
    ['an unknown language', '<a href="/a b">'],
    // A later comment ends what an earlier one disables.
    ['html', '<a href="/a b"><!-- hreflint-enable --><a href="/a b">'],
  ])('none in %s: %j', (language, text) => {
    expect(suppressCode(text, language, config, space)).toBeNull()
  })
})

describe('comments for each line, in what has to come first', () => {
  test.each([
    ['css', '@charset "utf-8"; a { b: url("/a b") }', ` /* hreflint-disable-line ${space} */`],
    ['php', '#!/usr/bin/env php <a href="/a b">', ` <!-- hreflint-disable-line ${space} -->`],
  ])('%s %j', (language, text, added) => {
    const { output } = suppressFindings(text, language, config)
    expect(output).toBe(text + added)
  })

  test('a comment goes where it is asked to go', () => {
    const text = '<p>\n<a href="/a b">\n'
    const suppressed = (style: 'line' | 'next-line') =>
      suppressFindings(text, 'html', config, { style })
    expect(suppressed('line').output).toBe(
      `<p>\n<a href="/a b"> <!-- hreflint-disable-line ${space} -->\n`,
    )
    expect(suppressed('next-line').output).toBe(
      `<p>\n<!-- hreflint-disable-next-line ${space} -->\n<a href="/a b">\n`,
    )
    for (const style of ['line', 'next-line'] as const) {
      const { edits, output } = suppressed(style)
      expect(edits).toHaveLength(1)
      expect(applyEdits(text, edits)).toBe(output)
    }
  })

  test('edits are in the order of the text', () => {
    const lines = Array.from({ length: 9 }, (_, i) => `<a href="/${i} b">`)
    const text = `<ul>\n${lines.join('\n<a\n  href="/x y"\n>\n')}\n</ul>`
    const { edits, output, suppressed, findings } = suppressFindings(text, 'html', config)
    expect(edits).toHaveLength(9)
    expect(applyEdits(text, edits)).toBe(output)
    expect({ suppressed, left: findings.length }).toEqual({ suppressed: 9, left: 8 })
  })

  test('what says that a comment is unused gets no comment', () => {
    const text = '<!-- hreflint-disable-line whatwg/a -->\n'
    const { output } = suppressFindings(
      text,
      'html',
      configOf({ reportUnusedSuppressions: 'warning' }),
    )
    expect(output).toBe(text)
  })
})
