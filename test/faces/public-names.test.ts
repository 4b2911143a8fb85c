import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Entry, entriesOf } from './exports/entries.ts'
import { namesIn } from './exports/names-in.ts'

// The names that programs can import from the published packages, all of them. Whoever exports another name, or takes
// one away, changes public-names.txt as well, and writes a changeset. Helpers that only the packages share belong in
// `@hreflint/core/internal`, which promises nothing and is not in the list.

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))
const list = readFileSync(new URL('public-names.txt', import.meta.url), 'utf8')

const promised = new Map(
  list
    .trim()
    .split(/\n(?! )/)
    .map(block => {
      const [specifier = '', ...names] = block.split('\n  ')
      return [specifier, names] as const
    }),
)
const entries = readdirSync(packages)
  .flatMap(directory => entriesOf(`${packages}${directory}/`))
  .filter(({ specifier }) => !specifier.endsWith('/internal'))

test('each entry of a published package is in the list', () => {
  expect(entries.map(({ specifier }) => specifier).toSorted()).toEqual([...promised.keys()])
})

test.each<Entry>(entries)('$specifier', ({ specifier, source }) => {
  expect(namesIn(source)).toEqual(promised.get(specifier))
})
