import { describe, expect, it } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'
import { specExamples } from './markdown-examples.ts'
import { installedMarkdown } from './installed-markdown.ts'
import { seenByHreflint, seenByMicromark } from './micromark-oracle.ts'
import { mutate, numbersOf } from './mutate-markdown.ts'

function expectAgreement(markdown: string): void {
  expectSame(seenByHreflint(markdown), seenByMicromark(markdown), { markdown })
}

describe('the URLs of Markdown are those that micromark finds', () => {
  it('in the examples of CommonMark and GFM', () => {
    expect(specExamples.length).toBeGreaterThan(690)
    for (const markdown of specExamples) expectAgreement(markdown)
  })

  it('in the examples, changed', () => {
    const next = numbersOf(20261122)
    for (let count = 0; count < 1000; count++) expectAgreement(mutate(specExamples, next))
  })

  it('in Markdown of installed packages', () => {
    const texts = installedMarkdown({ characters: 300_000 })
    expect(texts.length).toBeGreaterThan(20)
    for (const text of texts) expectAgreement(text)
  })
})

describe('where micromark is not right, CommonMark and GitHub decide', () => {
  it.each<[why: string, markdown: string, texts: string[]]>([
    ['a list may follow indented code', '    code\n2. a\n\n       [b](c)', []],
    ['a list may follow a mark of a quote', 'a\n> 2. b\n>\n>        [c](d)', []],
    ['a tag continues a paragraph lazily', '> a\n<b>\n[c](d)', ['d']],
    ['an address may have a "!"', '<a!b@c.example>', ['mailto:a!b@c.example']],
    ['an unquoted value may have slashes', '<a href=/b/c>', ['/b/c']],
    ['an unquoted value has no "="', '<a href=b="c">\n[d](e)', ['e']],
    ['"]]]>" ends CDATA', '<![CDATA[ ]]]>\n[a](b)', ['b']],
    ['what is not closed is no front matter', '---\n>     [a](b)', []],
    ['a line of HTML in a paragraph is not indented', '<a href="\n      b">', ['b']],
  ])('%s: %j', (_, markdown, texts) => {
    expect(seenByHreflint(markdown).map(({ text }) => text)).toEqual(texts)
  })
})
