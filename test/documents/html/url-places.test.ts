import { locateUrls } from '@hreflint/documents'
import { defaultConfig, lintDocument } from '@hreflint/linter'
import { describe, expect, it } from 'vitest'
import { configOf } from '../../linter/expect-findings.ts'
import { mark, marked } from '../../support/marked.ts'
import type { AttributeRow, Demand } from './attribute-rows.ts'
import * as rows from './attribute-rows.ts'
import { placeRows } from './place-rows.ts'

/** What is found in a document: place and characters, in the order of the document. */
function found(source: string): string[] {
  const places = locateUrls(source, 'html').map(({ site, text, map }) => {
    const property = site.property === site.attribute ? undefined : site.property
    const { start, end } = map.toSourceSpan({ start: 0, end: text.length })
    return { place: [site.element, site.attribute, property].filter(Boolean).join(' '), start, end }
  })
  return lintDocument(source, 'html', defaultConfig).map(({ span }) => {
    const at = places.find(({ start, end }) => start <= span.start && span.end <= end)
    return `${at?.place}: ${mark(source, [span])}`
  })
}

/** With the marked characters, exactly they are found; with %20 in their place, nothing. */
function expectMarked(place: string, source: string): void {
  const { text, spans } = marked(source)
  expect(spans).toHaveLength(1)
  expect(found(text)).toEqual([`${place}: ${mark(text, spans)}`])
  const sound = source.replace(/«.*»/, '%20')
  expect(found(sound)).toEqual([])
  expect(locateUrls(sound, 'html').some(({ text }) => text.includes('%20'))).toBe(true)
}

function documentOf(
  { attribute, beside = '', inside = '' }: AttributeRow,
  element: string,
  value: string,
) {
  return `${inside}<${element} ${beside} ${attribute}="${value}">`
}

const asking = configOf({ severities: { 'document/empty-action': 'info' } })

const codesOf = (source: string): string[] =>
  lintDocument(source, 'html', asking).map(({ code }) => code)

/** What is wrong with a value that is empty, and with one that is a relative URL. */
const demands: Readonly<Record<Demand, { empty: string[]; relative: string[] }>> = {
  URL: { empty: [], relative: [] },
  'list of URLs': { empty: [], relative: [] },
  'CURIE or URL': { empty: [], relative: [] },
  CSS: { empty: [], relative: [] },
  'tokens, absolute URLs if they have a colon': { empty: [], relative: [] },
  'list of non-empty http(s) URLs': { empty: [], relative: [] },
  'pairs with absolute URLs': { empty: [], relative: [] },
  'empty, or absolute URL': { empty: [], relative: ['document/relative-url'] },
  'non-empty URL': { empty: ['document/empty-url'], relative: [] },
  'image candidates': { empty: ['document/empty-url'], relative: [] },
  'absolute URL': { empty: ['document/empty-url'], relative: ['document/relative-url'] },
  'list of absolute URLs': { empty: ['document/empty-url'], relative: ['document/relative-url'] },
  'no URL, and no effect': { empty: ['document/xml-base'], relative: ['document/xml-base'] },
}

describe.each([
  ['of the index of HTML', rows.indexRows],
  ['that HTML defines beside it', rows.furtherRows],
  ['that are obsolete', rows.obsoleteRows],
  ['of SVG and MathML', rows.foreignRows],
  ['of RDFa', rows.rdfaRows],
  ['of ITS', rows.itsRows],
])('attributes %s', (_, table) => {
  const cells = table.flatMap(row =>
    row.elements
      .split(' ')
      .map(element => [row.attribute, element, row.demand, row.value, row] as const),
  )
  it.each(cells)('%s of %s: %s, %s', (attribute, element, demand, value, row) => {
    const source = documentOf(row, element, value)
    if (demand === 'no URL, and no effect') {
      const { text } = marked(source)
      const { span } = lintDocument(text, 'html', defaultConfig)[0] ?? {}
      expect(span && text.slice(span.start, span.end)).toBe(marked(value).text)
    } else {
      const property = demand === 'CSS' && attribute === 'style' ? / ?([a-z]+):/.exec(value) : null
      expectMarked([element, attribute, property?.[1]].filter(Boolean).join(' '), source)
    }
    const ofEmpty = codesOf(documentOf(row, element, ''))
    const isAction = /^(?:form)?action$/.test(attribute)
    expect(isAction ? ofEmpty.map(code => code.replace('-action', '-url')) : ofEmpty).toEqual(
      demands[demand].empty,
    )
    expect(codesOf(documentOf(row, element, 'b/c'))).toEqual(demands[demand].relative)
  })
})

describe('the index of HTML', () => {
  it('has 27 pairs of element and attribute', () => {
    const pairs = rows.indexRows.flatMap(({ elements }) => elements.split(' '))
    expect(pairs).toHaveLength(27)
  })
})

describe('attributes that hold no URL', () => {
  it.each(rows.noUrlRows)('%s of %s', (attribute, element) => {
    expect(locateUrls(`<${element} ${attribute}="#a b">`, 'html')).toEqual([])
  })
})

describe.each(placeRows)('%s', (_, documents) => {
  it.each(documents)('%s: %s', expectMarked)
})

describe('a ping', () => {
  it.each(['ftp://h/', 'mailto:a@b.example', 'data:,x'])('may not be %s', url => {
    const source = `<a href="/" ping="/a ${url}">`
    const [finding, ...more] = lintDocument(source, 'html', defaultConfig)
    expect([finding?.code, more]).toEqual(['document/ping-scheme', []])
    const { start = 0, end = 0 } = finding?.span ?? {}
    expect(source.slice(start, end)).toBe(url.slice(0, url.indexOf(':')))
  })
})

describe('a relative URL on a base with an opaque path', () => {
  it('is a parse exception, and points at the base', () => {
    const source =
      '<base href="mailto:x@y.example"><a href="b/c"><a href="#d"><a href="https://h/">'
    const findings = lintDocument(source, 'html', defaultConfig)
    expect(findings.map(({ kind, span }) => `${kind} ${mark(source, [span])}`)).toEqual([
      `parse-exception ${source.replace('b/c', '«b/c»')}`,
    ])
    expect(findings[0]?.related.map(({ span }) => source.slice(span.start, span.end))).toEqual([
      'mailto:x@y.example',
    ])
    expect(lintDocument(source.replace('mailto:x@y.example', '/z/'), 'html')).toEqual([])
  })
})
