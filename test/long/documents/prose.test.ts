import { locateUrls } from '@hreflint/documents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProseLanguage, urlsByReference } from '../../support/oracles/prose/index.ts'

const url = fc
  .tuple(
    fc.constantFrom('https://a.example', 'http://b.example:8080', 'ftp://c.example'),
    fc.constantFrom('', '/', '/d', '/d-e.html', '/?f=g&h=i', '/#j', '/d/?k=1#l', '/m,n', '/~o/p;q'),
  )
  .map(parts => parts.join(''))

const word = fc.constantFrom('See', 'and', '(c)', '1.2', "it's", 'a-b', '"d"')

/**
 * Pieces of a line, with a URL that is one or is not. None looks like an unknown scheme: docutils does
 * not read on after one.
 */
const inline: Readonly<Record<ProseLanguage, readonly ((url: string) => string)[]>> = {
  restructuredtext: [
    url => url,
    url => `(${url})`,
    url => `${url}.`,
    url => `<${url}>,`,
    url => `"${url}"`,
    url => `\`text <${url}>\`_`,
    url => `\`more text <${url}>\`__,`,
    url => `\`\`${url}\`\``,
    url => `*${url}*`,
    url => `**a ${url}**`,
    url => `:role:\`${url}\``,
  ],
  asciidoc: [
    url => url,
    url => `(${url})`,
    url => `${url}.`,
    url => `<${url}>,`,
    url => `"${url}"`,
    url => `${url}[text]`,
    url => `${url}[]`,
    url => `link:${url}[more text]`,
    url => `image:${url}[a]`,
    url => `\\${url}`,
    url => `+++${url}+++`,
    url => `pass:[${url}]`,
  ],
}

/** Blocks around a line of text. */
const blocks: Readonly<Record<ProseLanguage, readonly ((line: string, url: string) => string)[]>> =
  {
    restructuredtext: [
      line => line,
      line => `- ${line}\n  ${line}`,
      line => `1. ${line}`,
      line => `Term\n    ${line}`,
      line => `Text::\n\n    ${line}\n\n    ${line}`,
      line => `- Item::\n\n    ${line}\n\n  ${line}`,
      line => `.. note:: ${line}\n\n   ${line}`,
      line => `.. ${line}\n   ${line}`,
      line => `.. code-block:: sh\n\n   ${line}`,
      line => `.. unknown:: a\n\n   ${line}`,
      (_, url) => `.. _name${url.length}: ${url}`,
      (_, url) => `.. image:: ${url}\n   :alt: ${url}`,
      (_, url) => `.. figure:: ${url}\n   :target: ${url}\n\n   Text ${url}`,
      line => `>>> ${line}`,
      line => `:Field: ${line}`,
      line => `| ${line}`,
      line => `Title\n=====\n\n${line}`,
    ],
    asciidoc: [
      line => line,
      line => `* ${line}\n${line}`,
      line => `. ${line}`,
      line => `Term:: ${line}`,
      line => `Term::\n  ${line}`,
      line => ` ${line}\n ${line}`,
      line => `----\n${line}\n----`,
      line => `....\n${line}\n....`,
      line => `====\n${line}\n====`,
      line => `****\n${line}\n****`,
      line => `////\n${line}\n////`,
      line => `[source,sh]\n${line}`,
      line => `Text\n// ${line}\nmore`,
      line => `|===\n|${line} |b\n|===`,
      (_, url) => `image::${url}[a]`,
      line => `NOTE: ${line}`,
      line => `.Title\n${line}`,
      line => `Heading\n-------\n${line}`,
    ],
  }

function documentsOf(language: ProseLanguage): fc.Arbitrary<string> {
  const piece = fc
    .tuple(fc.constantFrom(...inline[language]), url)
    .map(([write, address]) => write(address))
  const line = fc
    .tuple(word, fc.array(fc.oneof(piece, word), { minLength: 1, maxLength: 4 }), word)
    .map(([first, parts, last]) => [first, ...parts, last].join(' '))
  const block = fc
    .tuple(fc.constantFrom(...blocks[language]), line, url)
    .map(([write, text, address]) => write(text, address))
  return fc.array(block, { minLength: 1, maxLength: 6 }).map(all => `${all.join('\n\n')}\n`)
}

test.each<ProseLanguage>(['restructuredtext', 'asciidoc'])(
  'the URLs of %s documents are those of its reference implementation',
  language => {
    const documents = fc.sample(documentsOf(language), 3000)
    const expected = urlsByReference(language, documents)
    expect(expected.filter(urls => urls !== null).length).toBeGreaterThan(2900)
    for (const [index, document] of documents.entries()) {
      const urls = expected[index]
      if (urls === null || urls === undefined) continue
      const found = new Set(locateUrls(document, language).map(({ text }) => text))
      expect([...found].toSorted(), document).toEqual(urls)
    }
  },
)
