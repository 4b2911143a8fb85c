import {
  attributeOfName,
  isOfSvg,
  mayHoldUrl,
  wholeUrlSyntax,
} from '@hreflint/documents/url-places'
import { expect, test } from 'vitest'

test.each([
  ['a', 'href', 'url'],
  ['img', 'src', 'non-empty-url'],
  ['a', 'src', null],
  ['img', 'srcset', null],
  ['a', 'title', null],
])('a whole value: %s %s', (element, attribute, syntax) => {
  expect(wholeUrlSyntax(element, attribute)).toBe(syntax)
})

test.each([
  ['href', 'a', true],
  ['href', '', true],
  ['style', 'color: red', false],
  ['style', 'background: url(a)', true],
  ['prefix', 'a', false],
  ['prefix', 'a: b', true],
  ['title', 'https://a.example/', false],
])('what may hold a URL: %s=%j', (attribute, value, expected) => {
  expect(mayHoldUrl(attribute, value)).toBe(expected)
})

test.each([
  ['xlinkHref', 'xlink:href'],
  ['xmlBase', 'xml:base'],
  ['formAction', 'formaction'],
  ['cite', 'cite'],
  ['href', 'href'],
  ['TITLE', 'title'],
])('the attribute that %s sets', (name, attribute) => {
  expect(attributeOfName(name)).toBe(attribute)
})

test.each([
  ['use', 'href', true],
  ['USE', 'href', true],
  ['a', 'href', false],
  ['img', 'href', false],
  ['use', 'xlink:href', true],
  ['rect', 'fill', true],
  ['div', 'style', false],
  ['div', 'title', false],
])('of SVG: %s %s', (element, attribute, expected) => {
  expect(isOfSvg(element, attribute)).toBe(expected)
})
