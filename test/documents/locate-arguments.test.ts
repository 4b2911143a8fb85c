import { locateDocument, locateUrls } from '@hreflint/documents'
import { expect, test } from 'vitest'

test('a language that is not known is an error that names those there are', () => {
  const error = /^Unknown language id "htm"\. Known: html, .*markdown.*\.$/
  expect(() => locateDocument('', 'htm')).toThrow(error)
  expect(() => locateUrls('', 'htm')).toThrow(RangeError)
})

test('a text that is no string is an error', () => {
  const missing = undefined as unknown as string
  expect(() => locateUrls(missing, 'html')).toThrow(
    new TypeError('Expected a document as a string, but got undefined.'),
  )
})
