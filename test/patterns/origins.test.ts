import { applyEdits } from '@hreflint/core'
import { findDialect, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urls } from './arbitraries.ts'

const dialect = findDialect('origin')
if (dialect === undefined) throw new Error('There are origins.')

const written = fc.oneof(
  urls,
  fc.constantFrom(
    'https://example.com',
    'http://localhost:3000',
    'https://EXAMPLE.com',
    'https://example.com:443',
    'http://example.com:443',
    'https://u@example.com',
    'https://xn--mnchen-3ya.example',
    'wss://a.example:8443',
    'example.com',
    'HTTPS://a.b',
    'https:a.b',
    'https://a.b\\',
    'https://0x7f.1',
  ),
)

test('what has no issue is the origin of a URL by the platform, and nothing else', () => {
  fc.assert(
    fc.property(written, text => {
      const { issues } = parsePattern(text, dialect)
      const url = URL.canParse(text) ? new URL(text) : null
      if (url?.origin === text) expect(issues).toEqual([])
      else if (/^(?:https?|wss?|ftp):/i.test(text) && url !== null) expect(issues).toHaveLength(1)
    }),
    { numRuns: 3_000 },
  )
})

test('a fix gives the origin that the platform compares', () => {
  fc.assert(
    fc.property(written, text => {
      const [issue] = parsePattern(text, dialect).issues
      const [fix] = issue?.fixes ?? []
      if (fix === undefined || !URL.canParse(text) || !text.includes('//')) return
      expect(applyEdits(text, fix.edits)).toBe(new URL(text).origin)
    }),
    { numRuns: 3_000 },
  )
})

test('a witness has another origin', () => {
  fc.assert(
    fc.property(written, text => {
      for (const { witness } of parsePattern(text, dialect).issues) {
        if (witness !== null) expect(new URL(witness).origin).not.toBe(text)
      }
    }),
    { numRuns: 3_000 },
  )
})
