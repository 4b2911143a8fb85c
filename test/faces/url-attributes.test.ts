import { type UrlAttribute, urlAttributes, urlProperties } from '@hreflint/documents/url-places'
import { lintDocument } from '@hreflint/linter'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'

// A row of the table of attributes is all that a new one takes: each is tried here, with its own example, in every place
// that follows from it.

interface Place {
  readonly row: UrlAttribute
  readonly element: string
}

const anyElement = { html: 'p', any: 'p', svg: 'path', mathml: 'mi' } as const

const places: readonly Place[] = urlAttributes
  .filter(({ syntax }) => syntax !== 'no-url')
  .flatMap(row =>
    (row.elements === 'any' ? [anyElement[row.namespace]] : row.elements).map(element => ({
      row,
      element,
    })),
  )

const nameOf = ({ row: { attribute, when }, element }: Place) =>
  `${attribute} of ${element}${when === undefined ? '' : ` with ${when.attribute}=${when.values[0]}`}`

const cells = (list: readonly Place[]) => list.map(place => [nameOf(place), place] as const)

/** What the linter marks in a document. */
function byLinter(language: string, text: string): string {
  return mark(
    text,
    lintDocument(text, language).map(({ span }) => span),
  )
}

/** What ESLint marks in a program of one line. */
function byEslint(program: string): string {
  const messages = new Linter().verify(program, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { hreflint: plugin as never },
    rules: { 'hreflint/no-parse-exception': 'error', 'hreflint/no-conformance-error': 'warn' },
  })
  return mark(
    program,
    messages.map(({ column, endColumn = column }) => ({ start: column - 1, end: endColumn - 1 })),
  )
}

/** The tag of a place, in the syntax of XML, which HTML and JSX understand. */
function tagOf({ row, element }: Place, { inXml = false } = {}): string {
  const { when, example } = row
  const name = (inXml ? row.nameInXml : undefined) ?? row.attribute
  const other = (inXml ? when?.nameInXml : undefined) ?? when?.attribute
  const beside = when === undefined ? '' : `${other}="${when.values[0]}" `
  const value = inXml ? example.replaceAll('<', '&lt;') : example
  return `<${element} ${beside}${name}="${value}"/>`
}

const wrappers = {
  html: ['', ''],
  any: ['', ''],
  svg: ['<svg>', '</svg>'],
  mathml: ['<math>', '</math>'],
} as const

const namespaces = {
  html: 'http://www.w3.org/1999/xhtml',
  any: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  mathml: 'http://www.w3.org/1998/Math/MathML',
} as const

test('the table has rows', () => {
  expect(places.length).toBeGreaterThan(100)
  expect(urlProperties.size).toBeGreaterThan(10)
})

test.each(cells(places))('HTML: %s', (_, place) => {
  const [before, after] = wrappers[place.row.namespace]
  const source = `${before}${tagOf(place)}${after}`
  expect(byLinter('html', marked(source).text)).toBe(source)
})

test.each(cells(places))('XML: %s', (_, place) => {
  const root = { html: 'html', any: 'html', svg: 'svg', mathml: 'math' }[place.row.namespace]
  const names = `xmlns="${namespaces[place.row.namespace]}" xmlns:xlink="http://www.w3.org/1999/xlink"`
  const source = `<${root} ${names}>${tagOf(place, { inXml: true })}</${root}>`
  expect(byLinter('xml', marked(source).text)).toBe(source)
})

/** In programs the elements of HTML are known by their names. */
const ofHtml = places.filter(
  ({ row: { namespace, elements } }) => namespace === 'html' && elements !== 'any',
)

test.each(cells(ofHtml))('JSX: %s', (_, place) => {
  const source = `const a = ${tagOf(place)}`
  expect(byEslint(marked(source).text)).toBe(source)
})

const ofSvg = places.flatMap(place =>
  (place.row.ownElements ?? []).map(element => ({ ...place, element })),
)

test.each(cells(ofSvg))('JSX: %s', (_, place) => {
  const source = `const a = ${tagOf(place)}`
  expect(byEslint(marked(source).text)).toBe(source)
})

const properties = [...urlProperties.values()].flatMap(property =>
  property.elements.flatMap(element => {
    const row = urlAttributes.find(
      ({ attribute, elements }) => attribute === property.attribute && elements.includes(element),
    )
    return row === undefined ? [] : [[property.name, element, property, row] as const]
  }),
)

test.each(properties)('the property %s of %s', (name, element, _, { example }) => {
  const source = `const a = document.createElement("${element}"); a.${name} = "${example}"`
  expect(byEslint(marked(source).text)).toBe(source)
})

test.each(properties)('setAttribute: %s of %s', (_, element, { attribute }, { example }) => {
  const source = `const a = document.createElement("${element}"); a.setAttribute("${attribute}", "${example}")`
  expect(byEslint(marked(source).text)).toBe(source)
})

describe('of an element that is not known', () => {
  const telling = urlAttributes.filter(row => row.telling !== undefined)

  test.each(telling.map(row => [row.attribute, row] as const))('setAttribute: %s', (name, row) => {
    const source = `a.setAttribute("${name}", "${row.example}")`
    expect(byEslint(marked(source).text)).toBe(source)
  })

  const alone = [...urlProperties.values()].flatMap(({ name, attribute, telling }) => {
    const row = urlAttributes.find(row => row.attribute === attribute)
    return row === undefined ? [] : [[name, telling, row.example] as const]
  })

  test.each(alone)('the property %s', (name, telling, example) => {
    const takes = (value: string): boolean => {
      const source = `a.${name} = "${value}"`
      return byEslint(marked(source).text) === source
    }
    expect(takes(example)).toBe(telling === 'property')
    expect(takes('https://h/x«|»y')).toBe(telling === 'property' || telling === 'absolute-property')
  })
})
