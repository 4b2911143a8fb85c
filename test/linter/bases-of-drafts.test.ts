import { findSpec } from '@hreflint/core/specs'
import { locateDocument } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf, finds } from './expect-findings.ts'

const drafts = ['html5-r6007', 'html5-wd-urls', 'connolly-href-00']
const documentUrl = 'https://h/x/y'

/** The base of the URL `here` in a document, or of what it stands for. */
function baseHere(
  text: string,
  { spec, language = 'html' }: { spec?: string | undefined; language?: string } = {},
): unknown {
  const options = { documentUrl, spec: spec === undefined ? undefined : findSpec(spec) }
  const { urls } = locateDocument(text, language, options)
  return [...urls].find(url => url.text.startsWith('here'))?.base
}

describe.each(drafts)('a base that %s cannot resolve is none', spec => {
  const config = { spec, siteUrl: 'https://h/' }
  finds(
    '<base href="http://«a_b»/"><a href="x"><a href="https://c/">',
    [`${spec}/domain-invalid`],
    {
      config,
    },
  )

  test('and the address of the document counts', () => {
    expect(baseHere('<base href="//a_b/"><a href="here">', { spec })).toBeNull()
    expect(baseHere('<base href="//a_b/"><a href="here">')).toBe('https://a_b/')
  })
})

describe.each(drafts)('%s', spec => {
  test('takes a base of any scheme', () => {
    for (const base of ['data:a/b', 'javascript:x']) {
      expect(baseHere(`<head><base href="${base}"></head><a href="here">`, { spec })).toBe(base)
      expect(baseHere(`<head><base href="${base}"></head><a href="here">`)).toBeNull()
    }
    const text = '<base href="data:a/b"><a href="x">'
    const findings = lintDocument(text, 'html', configOf({ spec }))
    expect(findings.map(({ code }) => code)).toEqual([])
  })

  test('resolves a base as it says', () => {
    expect(baseHere('<base href="b\\c"><a href="here">', { spec })).toBe('https://h/x/b%5Cc')
    expect(baseHere('<base href="b\\c"><a href="here">')).toBe('https://h/x/b/c')
  })

  test('has the query of a base in the encoding of the document', () => {
    const text = '<meta charset=latin1><base href="?é"><a href="here">'
    expect(baseHere(text, { spec })).toBe('https://h/x/y?%E9')
  })

  test('has xml:base in foreign elements of HTML', () => {
    const inside = (markup: string) => baseHere(`<base href="/b/">${markup}`, { spec })
    expect(inside('<svg xml:base="c/"><use href="here"/></svg>')).toBe('https://h/b/c/')
    expect(inside('<svg><g xml:base="c/"><g xml:base="d/"><use href="here"/></g></g></svg>')).toBe(
      'https://h/b/c/d/',
    )
    expect(inside('<svg><use xml:base="c/" href="here"/></svg>')).toBe('https://h/b/c/')
    expect(inside('<math xml:base="c/"><mi href="here"></mi></math>')).toBe('https://h/b/c/')
    expect(
      inside('<svg xml:base="c/"><foreignObject><p><a href="here"></p></foreignObject></svg>'),
    ).toBe('https://h/b/c/')
    expect(inside('<svg xml:base="c/"><style>a{fill:url(here)}</style></svg>')).toBe(
      'https://h/b/c/',
    )
    expect(inside('<svg xml:base="c/"><g xml:base="//a_b/"><use href="here"/></g></svg>')).toBe(
      'https://h/b/c/',
    )
    expect(inside('<svg xml:base="here/"></svg>')).toBe('https://h/b/')
    expect(inside('<svg><g xml:base="c/"></g><use href="here"/></svg>')).toBe('https://h/b/')
    expect(inside('<svg><use xml:base="c/"/><use href="here"/></svg>')).toBe('https://h/b/')
    expect(inside('<svg xml:base="c/"></svg><a href="here">')).toBe('https://h/b/')
    expect(inside('<svg xml:base="{{ c }}"><use href="here"/></svg>')).toBe('https://h/b/')
    expect(inside('<p xml:base="c/"><a href="here"></p>')).toBe('https://h/b/')
  })

  finds('<svg xml:base="/a« »b/"><use href="x"/></svg>', [`${spec}/unescaped-space`], {
    config: { spec },
  })
  finds('<p xml:base="«/a/»">', ['document/xml-base'], { config: { spec } })
})

test('in other specifications, xml:base in HTML gives nothing', () => {
  expect(baseHere('<svg xml:base="/c/"><use href="here"/></svg>')).toBeNull()
})

describe('xml:base in XML begins at the base of the document', () => {
  const xhtml = (head: string, body: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`
  const language = 'xhtml'

  test.each([undefined, ...drafts])('%s', spec => {
    const text = xhtml('<base href="urn:/b/q/"/>', '<p xml:base="sub/"><a href="here">x</a></p>')
    expect(baseHere(text, { spec, language })).toBe('urn:/b/q/sub/')
  })

  test.each([undefined, ...drafts])('which it has no part in: %s', spec => {
    const text =
      '<html xmlns="http://www.w3.org/1999/xhtml" xml:base="a/"><head><base href="b/"/></head><body><a href="here"/></body></html>'
    expect(baseHere(text, { spec, language })).toBe('https://h/x/b/a/')
  })
})

describe('connolly-href-00 counts a base element that is a child of head', () => {
  const spec = 'connolly-href-00'
  test.each([
    ['<base href="/b/">', true],
    [
      '<!doctype html><!-- <p> --><html lang="en><"><head><title><p></title><base href="/b/">',
      true,
    ],
    ['<head></head> <!-- --><base href="/b/">', true],
    ['<script>"<p>"</script><style></style><link><meta a=\'>\'><base href="/b/">', true],
    ['<noscript><link></noscript><base href="/b/">', true],
    ['<template><p><template></template></template></p><base href="/b/">', true],
    [
      '<head>{{ title }}<title>{{ a }}</title>{% if b %}<meta name=c>{% endif %}<base href="/b/">',
      true,
    ],
    ['<head></head><body>{{ title }}<base href="/b/">', false],
    ['<body><base href="/b/">', false],
    ['<p></p><base href="/b/">', false],
    ['text<base href="/b/">', false],
    ['</br><base href="/b/">', false],
    ['<head></head></body><base href="/b/">', false],
    ['<noscript><img></noscript><base href="/b/">', false],
    ['<header></header><base href="/b/">', false],
  ])('%s: %s', (start, counts) => {
    const text = `${start}<a href="here">`
    expect(baseHere(text, { spec })).toBe(counts ? 'https://h/b/' : null)
    for (const other of [undefined, 'html5-wd-urls']) {
      expect(baseHere(text, { spec: other })).toBe('https://h/b/')
    }
  })

  test('the first such one', () => {
    const text = '<head><base href="/b/"></head><p></p><base href="/c/"><a href="here">'
    expect(baseHere(text, { spec })).toBe('https://h/b/')
    expect(lintDocument(text, 'html', configOf({ spec })).map(({ code }) => code)).toEqual([])
  })

  test('in XHTML', () => {
    const text = (head: string, body: string) =>
      `<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}<a href="here"/></body></html>`
    const options = { spec, language: 'xhtml' }
    expect(baseHere(text('<base href="/b/"/>', ''), options)).toBe('https://h/b/')
    expect(baseHere(text('', '<base href="/b/"/>'), options)).toBeNull()
  })
})
