import { profileIds } from '@hreflint/references/profiles'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/source-files.ts'

/** What differs from generator to generator is a member of their contract, never a test of the id. */
test('no id of a generator is compared outside its folder', () => {
  // `pages` and `files` are words of many other things.
  const ids = profileIds
    .filter(id => !['pages', 'files', 'github', 'gitlab'].includes(id))
    .join('|')
  const literal = `['"\`](?:${ids})['"\`]`
  const comparison = new RegExp(
    `[!=]==?\\s*${literal}|${literal}\\s*[!=]==?|\\bcase\\s+${literal}`,
    'g',
  )
  const files = sourceFiles('packages', ['.ts']).filter(
    path => !path.startsWith('packages/references/src/generators/') && path.includes('/src/'),
  )
  const found = files.flatMap(path =>
    [...readSource(path).matchAll(comparison)].map(([text]) => `${path}: ${text.trim()}`),
  )
  expect(found).toEqual([])
})
