import { locateDocument } from '@hreflint/documents'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

/** The marked spans are the anchors of a document, and there are no others. */
function anchors(language: string, document: string): void {
  test(JSON.stringify(document), () => {
    const { text, spans } = marked(document)
    const { structure } = locateDocument(text, language, { structure: true })
    const found = structure?.anchors.map(({ span }) => span) ?? []
    expect(mark(text, found)).toBe(mark(text, spans))
  })
}

/** The headings of a document, as `level source`. */
function headings(language: string, document: string, expected: readonly string[]): void {
  test(JSON.stringify(document), () => {
    const { structure } = locateDocument(document, language, { structure: true })
    expect(structure?.headings.map(({ level, source }) => `${level} ${source}`)).toEqual(expected)
    for (const { source, span } of structure?.headings ?? []) {
      if (!source.includes('\n')) expect(document.slice(span.start, span.end)).toBe(source)
    }
  })
}

describe('anchors', () => {
  anchors('html', '<p id="«a»"><a name=«b»></a><input name="c"><p id><p id="">')
  anchors('html', '<svg><g id="«a»"/></svg><template><p id="b"></template><p id="{{ c }}">')
  anchors('html', '<noscript><p id="a"></noscript><!-- <p id="b"> --><p id="«c&amp;d»">')
  anchors(
    'xhtml',
    '<html xmlns="http://www.w3.org/1999/xhtml"><a name="«a»"/><p xml:id="«b»"/></html>',
  )
  anchors('svg', '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="«a»"/></svg>')
  anchors('markdown', '# Text\n\n<a name="«a»"></a> and <b id="«b»">\n\n> <p id="«c»">\n')
  anchors('css', '#a { color: red }')

  test('are not looked for unless asked', () => {
    expect(locateDocument('<p id="a">', 'html').structure).toBeUndefined()
  })
})

describe('headings', () => {
  headings('markdown', '# One #\n\ntext\n\n### Three `c`', ['1 One', '3 Three `c`'])
  headings('markdown', 'One\n===\n\nTwo\nlines\n---\n', ['1 One', '2 Two\nlines'])
  headings('markdown', '- # In a list\n> ## In a quote\n', ['1 In a list', '2 In a quote'])
  headings('markdown', '```\n# code\n```\n\n    # code\n\n#no heading\n', [])
  headings('markdown', '---\ntitle: x\n---\n# {{ hole }}\n# Text', ['1 Text'])
  headings('markdown', '[a]: b\n===\n', [])
  headings('markdown', '<h1 align=center>A <b>b</b></h1>\n\n<h2 id="x">B</h2>', ['1 A <b>b</b>'])
  headings('html', '<h1>Text</h1>', [])
})

test('relations say what a link element is for', () => {
  const text = '<link rel="alternate" hreflang="DE" href="/de/"><link href="/a" rel=Canonical>'
  const { structure } = locateDocument(text, 'html', { structure: true })
  const [de, a] = ['/de/', '/a'].map(url => text.indexOf(url))
  expect(structure?.relations).toEqual([
    { start: de, href: '/de/', rel: 'alternate', hreflang: 'de' },
    { start: a, href: '/a', rel: 'canonical', hreflang: null },
  ])
})

test('labels are those of definitions', () => {
  const { structure } = locateDocument('# [A][b]\n\n[B]: c\n', 'markdown', { structure: true })
  expect([...(structure?.labels ?? [])]).toEqual(['B'])
})
