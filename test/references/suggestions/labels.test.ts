import { describe, expect, test } from 'vitest'
import { breaks, fixedOnSite, lintOnSite, type TinySite } from '../tiny-site.ts'

const site = (more: Partial<TinySite> = {}): TinySite => ({
  document: 'docs/a.md',
  files: { 'docs/guide.md': '' },
  ...more,
})
const definition = '\n\n[guide]: guide.md\n'

describe('labels that nothing defines', () => {
  // Tags of changes, where there is no definition, and the text of another link.
  breaks('* [ENHANCEMENT][ui] Show more.', [], site())
  breaks('> 1. [ENHANCEMENT][ui] Show more.', [], site())
  breaks('See [this][«ui»].', ['missing-definition'], site())
  breaks('* [`show`][«ui»] shows.', ['missing-definition'], site())
  breaks(`* [Show][«ui»]${definition}`, ['missing-definition'], site())
  breaks(`[a [show][ui] b](guide.md)${definition}`, [], site())
  breaks(`[![Logo][«ui»] b](guide.md)${definition}`, ['missing-definition'], site())
  breaks(`[show][«ui»] [b](guide.md)${definition}`, ['missing-definition'], site())
  // kramdown reads on after this HTML, and CommonMark does not.
  breaks(`<figure markdown="1">\n\n[show][ui]\n</figure>${definition}`, [], site())
  breaks(`<div class="grid" markdown>\n\n[show][ui]\n\n</div>${definition}`, [], site())
  breaks(
    `<div class="markdown">\n\n[show][«ui»]\n\n</div>${definition}`,
    ['missing-definition'],
    site(),
  )
  breaks(`See [this][«giude»].${definition}`, ['missing-definition'], site())
  breaks(`See [this][guide].${definition}`, [], site())
  // What is included may define it.
  breaks('{% include links.md %}\n\nSee [this][giude].', [], site())
  breaks('See [this][«giude»].', ['missing-definition'], site({ document: 'docs/a.mdx' }))
})

test.each([
  ['the nearest label', 'giude', 'guide'],
  ['nothing, if only a number differs', 'kep-12', 'kep-12'],
  ['nothing, if none is near', 'install', 'install'],
])('suggested is %s', (_, label, expected) => {
  const text = (name: string) => `[this][${name}]\n\n[guide]: guide.md\n[kep-13]: guide.md\n`
  const code = 'reference/missing-definition'
  expect(fixedOnSite(text(label), site(), code)).toBe(text(expected))
})

describe('definitions that nothing names', () => {
  const unused = 'reference/unused-definition'
  const codes = (text: string) =>
    lintOnSite(text, site(), unused)
      .findings.map(({ code }) => code)
      .filter(code => code === unused)

  test.each([
    ['one of two', '[a][guide]\n\n[guide]: guide.md\n[old]: guide.md\n', [unused]],
    ['the only one', '[old]: guide.md\n', [unused]],
    ['none in a file of definitions', '[a]: guide.md\n[b]: guide.md\n', []],
    ['none that is named in another case', '[a][GUIDE]\n\n[guide]: guide.md\n', []],
  ])('%s', (_, text, expected) => expect(codes(text)).toEqual(expected))
})

test('a link may have any number of pictures', () => {
  const pictures = '![Logo][none]\n'.repeat(150_000)
  const { findings } = lintOnSite(`[${pictures}](guide.md)${definition}`, site())
  expect(findings).toHaveLength(150_000)
})

test('the nearest label is looked for in fifty different ones of a document, so that many take no longer', () => {
  const many = Array.from({ length: 50 }, (_, index) => `[this][none ${index}]`).join('\n')
  const text = `${many}\n[this][giude] [that][none 1]\n\n[guide]: guide.md\n`
  const { findings } = lintOnSite(text, site())
  expect(findings).toHaveLength(52)
  expect(findings.flatMap(({ fixes }) => fixes)).toEqual([])
})
