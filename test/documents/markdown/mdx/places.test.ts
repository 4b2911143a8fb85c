import { locateDocument } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'
import { expectMarked, locatedTexts } from '../../expect-marked.ts'

describe('MDX is read', () => {
  it.each<[source: string, site: Parameters<typeof expectMarked>[2]]>([
    ['[a](</x« »y>) {b}', { kind: 'markdown', property: 'link', syntax: 'url' }],
    ['<b>![a](/x«^»y)</b>', { kind: 'markdown', property: 'image', syntax: 'url' }],
    [
      '<Tabs>\n  <a href="/x« »y">a</a>\n</Tabs>',
      { kind: 'attribute', element: 'a', attribute: 'href', syntax: 'url' },
    ],
    ['<Card href="/x« »y" />', { kind: 'markdown', property: 'component', syntax: 'url' }],
    [
      "- text <img {...a} src='/x«^»y' /> text",
      { kind: 'attribute', element: 'img', attribute: 'src', syntax: 'non-empty-url' },
    ],
  ])('%s', (source, site) => expectMarked('mdx', source, site))
})

describe('in MDX', () => {
  it.each<[why: string, source: string, texts: string[]]>([
    ['an import is no link', "import A from './a.mdx'\n\n[b](c)", ['c']],
    ['an expression is no URL', '<a href={b}>c</a> {"http://d"} [e](f)', ['f']],
    [
      'what is indented is no code',
      '<Tabs>\n    <TabItem>\n        [a](b)\n    </TabItem>\n</Tabs>',
      ['b'],
    ],
    ['code is text', '`<a href="b">` [c](d)\n\n```\n<a href="e">\n```', ['d']],
    [
      'a component may have a link',
      '<Link to="/a" /> <x.Card href="https://b" />',
      ['/a', 'https://b'],
    ],
    [
      'an attribute of a component means what it wants',
      '<Card to="/a" url="/b" href="c" src="/d" /> <Link to="//e" />',
      [],
    ],
    [
      'a tag that is being typed takes nothing with it',
      '<a href="/b\n\n[c](d) "x" <i>e</i>',
      ['d'],
    ],
    [
      'a brace that is being typed takes nothing with it',
      'a {b\n\n[c](d) <a href="e">f</a>',
      ['d', 'e'],
    ],
  ])('%s', (_, source, texts) => expect(locatedTexts('mdx', source)).toEqual(texts))

  it('a part of a destination may be an expression', () => {
    const { urls } = locateDocument('[a](/b/{c}/d)', 'mdx')
    expect([...urls].map(({ text, holes }) => ({ text, holes }))).toEqual([
      { text: '/b/{c}/d', holes: [{ start: 3, end: 6 }] },
    ])
  })

  const structureOf = (source: string) =>
    locateDocument(source, 'mdx', { structure: true }).structure

  it('headings and ids are places', () => {
    const structure = structureOf(
      '# <b>A</b> b {/* c d */}\n\n## D {#e}\n\n## H {/*i*/}\n\n<p id="f" /> <a name="g" />',
    )
    expect(structure?.headings.map(({ level, source }) => [level, source.trim()])).toEqual([
      [1, 'A b'],
      [2, 'D {#e}'],
      [2, 'H {/*i*/}'],
    ])
    expect(structure?.anchors.map(({ name }) => name)).toEqual(['f', 'g'])
    expect(structure?.hasIncludes).toBe(false)
  })

  it.each(['<p id={"a-b"} />', "<p id={ 'a-b' } />", '<p id={`a-b`}>c</p>'])(
    'a string in braces is an id: %s',
    source => {
      const structure = structureOf(source)
      const [anchor] = structure?.anchors ?? []
      expect(anchor?.name).toBe('a-b')
      expect(source.slice(anchor?.span.start, anchor?.span.end)).toBe('a-b')
      expect(structure?.hasIncludes).toBe(false)
    },
  )

  it.each([
    '<p id={a} />',
    '<p id={`a${b}`} />',
    '# {a}',
    '<Partial />',
    "import A from './a.mdx'",
    '<api.Table>a</api.Table>',
  ])('of %s nobody knows which places there are', source =>
    expect(structureOf(source)?.hasIncludes).toBe(true),
  )

  it.each(['<Tabs><TabItem>a</TabItem></Tabs>', '<b>{a}</b>'])('%s adds none', source =>
    expect(structureOf(source)?.hasIncludes).toBe(false),
  )
})
