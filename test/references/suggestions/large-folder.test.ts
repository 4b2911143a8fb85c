import { findProfile, listingOf, Site } from '@hreflint/references'
import { describe, expect, test } from 'vitest'

// To look a name up must not depend on how many others there are, and to look for something similar has an end.

const count = 1_000_000
const site = new Site({
  listing: listingOf(Array.from({ length: count }, (_, index) => `f${index}.html`)),
  profile: findProfile('files'),
})
const document = site.document('index.html')

function resolve(text: string) {
  const place = { kind: 'attribute', element: 'a', attribute: 'href', syntax: 'url' } as const
  return document.resolve({ text, holes: [], base: null, site: place })
}

describe('a million files in one folder', () => {
  test('are found by their names', () => {
    for (let index = 0; index < count; index += 99_991) {
      expect(resolve(`f${index}.html`)).toMatchObject({ state: 'exists', issue: null })
    }
  })

  test('differ in case from what is written, or are missing', () => {
    expect(resolve('F5.html').issue?.issue.code).toBe('reference/wrong-case')
    for (let index = 0; index < 1000; index += 1) {
      const { issue } = resolve(`g${index}.html`)
      expect(issue?.issue.code).toBe('reference/missing-file')
      expect(issue?.issue.params['candidates']).toBeTypeOf('string')
    }
  })
})
