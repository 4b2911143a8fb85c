import { specs } from '@hreflint/core/specs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/source-files.ts'

/** What differs from specification to specification is a field of their contract, never a test of the id. */
test('no spec id or code of a specification is compared outside the rooms', () => {
  const ids = specs.map(spec => spec.id.replaceAll('.', '\\.')).join('|')
  const literal = `['"\`](?:${ids})(?:/[\\w*-]*)?['"\`]`
  const comparison = new RegExp(
    `[!=]==?\\s*${literal}|${literal}\\s*[!=]==?|\\bcase\\s+${literal}|\\.(?:startsWith|endsWith|includes)\\(\\s*${literal}`,
    'g',
  )
  const files = [...sourceFiles('packages', ['.ts']), ...sourceFiles('extensions', ['.ts'])].filter(
    path => !path.startsWith('packages/core/src/specs/'),
  )
  const found = files.flatMap(path =>
    [...readSource(path).matchAll(comparison)].map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
