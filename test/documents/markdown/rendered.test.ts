import { locateUrls } from '@hreflint/documents'
import { HtmlRenderer, Parser } from 'commonmark'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { describe, expect, it } from 'vitest'

/** What we say a renderer makes of each destination of a document. */
function told(markdown: string): string[] {
  const urls = locateUrls(markdown, 'markdown', { templateDelimiters: [] })
  return urls.map(({ text, rendered }) => rendered?.(text) ?? text)
}

const renderers: readonly [name: string, render: (markdown: string) => string][] = [
  ['micromark', markdown => micromark(markdown, { allowDangerousProtocol: true })],
  ['commonmark.js', markdown => new HtmlRenderer().render(new Parser().parse(markdown))],
]

/** The addresses in what was rendered. */
function addresses(html: string): string[] {
  return locateUrls(html, 'html', { templateDelimiters: [] }).map(({ text }) => text)
}

const cases: readonly [markdown: string, rendered: string][] = [
  ['[a](/b\\c)', '/b%5Cc'],
  ['[a](http:\\\\\\\\h/)', 'http:%5C%5Ch/'],
  ['![a](</b c>)', '/b%20c'],
  ['[a](< /b\tc>)', '%20/b%09c'],
  ['[a](/"^`{\\|}[]\\<\\>)', '/%22%5E%60%7B%7C%7D%5B%5D%3C%3E'],
  ['[a](/%41%4é😀%)', '/%41%254%C3%A9%F0%9F%98%80%25'],
  ["[a](/!#$&'\\(\\)*+,-.:;=?@_~)", "/!#$&'()*+,-.:;=?@_~"],
  ['<http://h/\\[]>', 'http://h/%5C%5B%5D'],
  ['<http://[::1]/>', 'http://%5B::1%5D/'],
  ['[a]\n\n[a]: b\\c', 'b%5Cc'],
]

describe('what renderers make of a destination', () => {
  it.each(cases)('%j', (markdown, rendered) => {
    expect(told(markdown)).toEqual([rendered])
    for (const [, render] of renderers) expect(addresses(render(markdown))).toEqual([rendered])
  })

  it.each(renderers)('is what %s writes', (_, render) => {
    // A "%" is followed by what makes it an escape, or by nothing: else they differ.
    const pieces = fc.oneof(
      fc.constantFrom('\\', '%41', '%c3', 'é', '😀', '\uFFFD', '&amp;', '&#9;', '\\(', '\t', ' '),
      fc.integer({ min: 0x21, max: 0x7e }).map(unit => {
        const character = String.fromCharCode(unit)
        return character === '%' ? '%25' : character
      }),
    )
    const destinations = fc.array(pieces, { maxLength: 12 }).map(parts => `/${parts.join('')}`)
    fc.assert(
      fc.property(destinations, destination => {
        const markdown = `[a](<${destination}>)`
        const urls = locateUrls(markdown, 'markdown', { templateDelimiters: [] })
        if (urls.length !== 1 || urls[0]?.site.property !== 'link') return
        expect(addresses(render(markdown))).toEqual(told(markdown))
      }),
      { numRuns: 500 },
    )
  })

  it('is the text itself in HTML', () => {
    expect(told('<a href="/b\\c">d</a>')).toEqual(['/b\\c'])
  })
})
