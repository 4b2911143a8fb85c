import { compareReadings } from '@hreflint/site/url/readings/compare-readings'
import { differingPart } from '@hreflint/site/url/readings/differing-part'
import { foldColumns } from '@hreflint/site/url/readings/fold-columns'
import { examineUrl } from '@hreflint/site/url/examine-url'
import { parserView } from '@hreflint/site/url/parser/parser-view'
import { queryParameters } from '@hreflint/site/url/parts/url-parts'
import { firstState } from '@hreflint/site/url/url-state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../../support/arbitraries.ts'

const examine = (url: string) => examineUrl({ ...firstState, url })

test('the components of a URL are those of the resolved URL', () => {
  expect(
    examine('HTTPS://u:p@A:8080/b c?d#e').parts.map(({ name, value }) => [name, value]),
  ).toEqual([
    ['scheme', 'https'],
    ['username', 'u'],
    ['password', 'p'],
    ['host', 'a'],
    ['port', '8080'],
    ['path', '/b%20c'],
    ['query', 'd'],
    ['fragment', 'e'],
  ])
})

test.each([
  [
    'https://a/?x=1&y=a+b%26c&x=',
    [
      ['x', '1'],
      ['y', 'a b&c'],
      ['x', ''],
    ],
  ],
  ['https://a/?x', []],
  ['https://a/', []],
  [
    'https://a/?x=1&password=hunter2',
    [
      ['x', '1'],
      ['password', '***'],
    ],
  ],
  [
    'https://a/?x=1%202&token=***',
    [
      ['x', '1 2'],
      ['token', '***'],
    ],
  ],
])('the query parameters of %s', (url, expected) => {
  const rows = queryParameters(examine(url).parts)
  expect(rows.map(({ name, shown }) => [name, shown])).toEqual(expected)
})

test('a data: URL of a megabyte is read', () => {
  const url = `data:image/png;base64,${'iVBORw0KGgo'.repeat(100_000)}`
  expect(examine(url).verdict).toBe('conforming')
  expect(compareReadings({ ...firstState, url }).columns).toHaveLength(8)
})

describe('columns that show the same', () => {
  const folded = (url: string) =>
    foldColumns(compareReadings({ ...firstState, url }).columns).map(({ readers }) =>
      readers.map(({ id }) => id),
    )

  test('are one', () => {
    expect(folded('https://example.com/')).toHaveLength(1)
    const two = folded('http://example.com\\@evil.example/login')
    expect(two.length).toBeGreaterThan(1)
    expect(two.length).toBeLessThan(8)
  })

  test('hold each specification once, and nothing that differs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => {
        const { columns } = compareReadings({ ...firstState, url: input, base: base ?? '' })
        const groups = foldColumns(columns)
        expect(groups.flatMap(({ readers }) => readers.map(({ id }) => id)).toSorted()).toEqual(
          columns.map(({ id }) => id).toSorted(),
        )
        for (const { column, readers } of groups) {
          for (const { verdict, fields } of readers) {
            expect(verdict).toBe(column.verdict)
            expect(fields.map(({ value }) => value ?? '')).toEqual(
              column.fields.map(({ value }) => value ?? ''),
            )
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('what is said to agree has no mark in its cells', () => {
  test('on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => {
        const state = { ...firstState, url: input, base: base ?? '' }
        const { agreement, columns, hosts } = compareReadings(state)
        const differences = new Set(
          columns.flatMap(({ fields }) => fields.map(({ difference }) => difference)),
        )
        if (agreement === 'alike')
          expect([...differences].filter(one => one !== 'none')).toEqual([])
        if (agreement !== 'none') {
          expect(columns.some(({ verdictDiffers }) => verdictDiffers)).toBe(false)
          expect(differences.has('host')).toBe(false)
        }
        expect(hosts.length > 0).toBe(differences.has('host'))
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['https://a/b', 'https://a/c', 'b'],
  ['https://a/bc', 'https://a/c', 'b'],
  ['aa', 'a', 'a'],
  ['a', 'a', ''],
  ['x😀', 'x😁', '😀'],
])('%s differs from %s by %j', (text, other, expected) => {
  const { start, end } = differingPart(text, other)
  expect(text.slice(start, end)).toBe(expected)
})

describe('the parser, step by step', () => {
  test('shows the record as it grows', () => {
    const { steps } = parserView({ ...firstState, url: 'https://a:8080/' })
    expect(
      steps.map(({ record }) => record.filter(({ isNew }) => isNew).map(({ name }) => name)),
    ).toEqual([[], ['scheme'], [], [], [], ['host'], ['port'], [], ['path']])
    expect(steps.at(-1)?.record.map(({ value }) => value)).toEqual(['https', 'a', '8080', '/'])
  })

  test('hides a password, and leads to the places beside it all the same', () => {
    const { text, steps } = parserView({ ...firstState, url: 'https://u:secret@a:80/' })
    expect(text).toBe('https://u:***@a:80/')
    const port = steps.find(({ state }) => state === 'port')
    expect(text.slice(port?.span.start, port?.span.end)).toBe('80')
  })
})
