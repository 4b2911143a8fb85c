import { locateDocument } from '@hreflint/documents'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, it } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'

/** The addresses of the `base` elements that are in the document where scripts run. */
function basesOfParse5(html: string): string[] {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.tagName === 'base' && node.namespaceURI.endsWith('xhtml')) {
      found.push(...node.attrs.flatMap(({ name, value }) => (name === 'href' ? [value] : [])))
    }
    // The content of a template is no child of it.
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html, { scriptingEnabled: true }))
  return found
}

it('the bases of a document are those that parse5 puts into it', () => {
  const piece = fc.constantFrom(
    ...['<base href=1>', '<base href=2>', '<p>', '<link href=x>', '<!-- -->', 'x'],
    ...['<noscript>', '</noscript>', '<noscript><base href=3></noscript>', '<NoScript\n>'],
    ...['</NOSCRIPT >', '</noscriptx>', '<noscript><template></noscript>', '<noscript/>'],
    ...['<template><base href=4></template>', '<template><noscript></noscript></template>'],
    ...['<svg><noscript></svg>', '<svg><base href=5 /></svg>', '<title></title>', '<body>'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const html = pieces.join('')
      const bases = locateDocument(html, 'html').bases.map(({ text }) => text)
      expectSame(bases, basesOfParse5(html), { html })
    }),
    { numRuns: 3000 },
  )
  expect(basesOfParse5('<noscript><base href=1></noscript><base href=2>')).toEqual(['2'])
})
