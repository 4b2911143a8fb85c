import { locateDocument } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'
import { mark } from '../../support/marked.ts'
import { installedMarkdown } from './installed-markdown.ts'
import { specExamples } from './markdown-examples.ts'
import { eventsOf } from './micromark-oracle.ts'
import { mutate, numbersOf } from './mutate-markdown.ts'

/** The spans of the labels of definitions, and of links and images by what they are. */
type Labels = Readonly<
  Record<'definition' | 'full' | 'collapsed' | 'shortcut', readonly number[][]>
>

function seenByHreflint(markdown: string): Labels {
  const { labels } = locateDocument(markdown, 'markdown', {
    structure: true,
    templateDelimiters: [],
  })
  const spans = (kind: string) =>
    inOrder((labels?.uses ?? []).filter(use => use.kind === kind).map(({ span }) => span))
  return {
    definition: inOrder((labels?.definitions ?? []).map(({ span }) => span)),
    full: spans('full'),
    collapsed: spans('collapsed'),
    shortcut: spans('shortcut'),
  }
}

function seenByMicromark(markdown: string): Labels {
  const shift = markdown.charCodeAt(0) === 0xfeff ? 1 : 0
  const seen = { definition: [], full: [], collapsed: [], shortcut: [] } as Record<
    keyof Labels,
    { start: number; end: number }[]
  >
  const open: { text: { start: number; end: number }; kind: keyof Labels | 'resource' }[] = []
  for (const [what, { type, start, end }] of eventsOf(markdown)) {
    const span = { start: start.offset + shift, end: end.offset + shift }
    if (what === 'exit') {
      if (type !== 'link' && type !== 'image') continue
      const link = open.pop()
      if (link?.kind === 'collapsed' || link?.kind === 'shortcut') seen[link.kind].push(link.text)
      continue
    }
    const link = open.at(-1)
    if (type === 'definitionLabelString') seen.definition.push(span)
    else if (type === 'link' || type === 'image') open.push({ text: span, kind: 'shortcut' })
    else if (link === undefined) continue
    else if (type === 'labelText') link.text = span
    else if (type === 'resource') link.kind = 'resource'
    else if (type === 'reference') link.kind = 'collapsed'
    else if (type === 'referenceString') {
      link.kind = 'full'
      seen.full.push(span)
    }
  }
  return {
    definition: inOrder(seen.definition),
    full: inOrder(seen.full),
    collapsed: inOrder(seen.collapsed),
    shortcut: inOrder(seen.shortcut),
  }
}

function inOrder(spans: readonly { start: number; end: number }[]): readonly number[][] {
  return spans.map(({ start, end }) => [start, end]).toSorted(([a = 0], [b = 0]) => a - b)
}

function expectAgreement(markdown: string): void {
  expectSame(seenByHreflint(markdown), seenByMicromark(markdown), { markdown })
}

describe('the labels of Markdown are those that micromark finds', () => {
  it('in the examples of CommonMark and GFM', () => {
    for (const markdown of specExamples) expectAgreement(markdown)
  })

  it('in the examples, changed', () => {
    const next = numbersOf(20261128)
    for (let count = 0; count < 1000; count++) expectAgreement(mutate(specExamples, next))
  })

  it('in Markdown of installed packages', () => {
    for (const text of installedMarkdown({ characters: 300_000 })) expectAgreement(text)
  })
})

describe('labels that nothing defines', () => {
  it.each([
    'See [this][«giude»].',
    '![a picture][«pitcure»]',
    'See [the `code`][«code»], [that][«two words»].',
    '[this]: no definition\n[x y][«z y»]',
    '# About [this][«giude»]\n',
    '| [this][«giude»] | b |\n| --- | --- |\n| c | d |',
    '> - See\n>   [this][«giude»]',
  ])('%j', text => {
    const plain = text.replace(/[«»]/g, '')
    for (const language of ['markdown', 'mdx']) {
      const { labels } = locateDocument(plain, language, { structure: true })
      expect(
        mark(
          plain,
          (labels?.undefinedUses ?? []).map(({ span }) => span),
        ),
      ).toBe(text)
    }
  })

  it.each([
    ['an index', 'a[i][j], f(x)[i][j], `a`[i][j], [0][1], [i][j]'],
    ['tags of tests', '[Feature:X][Slow] and [sig-a][Feature:Y]'],
    ['names in code', '[Model][pydantic.BaseModel], [Url][crate::Url], [x][`Url`]'],
    ['footnotes', '[text][^1]\n\n[^1]: note'],
    ['code', '`[a b][c]`\n\n    [a b][c]\n\n```\n[a b][c]\n```'],
    ['placeholders', '[this][{{ label }}] and [this][<label>]'],
    ['labels before other links', '[this one][text](url) [this one][a][b]\n\n[b]: c'],
    ['shortcuts', '[x] [ ] [note] [note][]'],
    ['escaped brackets', '\\[this one][that] and [this one\\][that]'],
  ])('%s', (_, text) => {
    const { labels } = locateDocument(text, 'markdown', { structure: true })
    expect(labels?.undefinedUses).toEqual([])
  })

  it('are only looked for if the structure is asked for', () => {
    expect(locateDocument('[this][that]', 'markdown', {}).labels).toBeUndefined()
  })
})

it('labels on several lines of a quote have the names that labels are compared by', () => {
  const text = '> See [this][one\n> name] and [One name].\n\n[one name]: a.md\n'
  const { labels } = locateDocument(text, 'markdown', { structure: true })
  expect(labels?.uses.map(({ name }) => name)).toEqual(['ONE NAME', 'ONE NAME'])
  expect(labels?.definitions.map(({ name }) => name)).toEqual(['ONE NAME'])
})
