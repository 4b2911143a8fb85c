import { expect, test } from 'vitest'
import { programPage } from '../../../../scripts/generate/pages/program-page.ts'
import { cases } from './published/cases.mjs'
import { sources } from './published/sources.mjs'

const published = cases.filter(({ source }) => source !== null)
const rows = programPage()
  .text.split('\n')
  .filter(line => /^\| \d+ \|/.test(line))

test('a hundred URLs, of which forty and more were published with a confusion of programs', () => {
  expect(new Set(cases.map(({ url }) => url)).size).toBeGreaterThanOrEqual(100)
  expect(published.length).toBeGreaterThanOrEqual(40)
  for (const { source } of published) expect(sources[source ?? '']?.url).toMatch(/^https:\/\//)
})

test('the row of a published URL shows two hosts, or says that it is one in these versions', () => {
  expect(rows).toHaveLength(cases.length)
  const unsaid = rows.filter((row, index) => {
    if (cases[index]?.source == null) return false
    const hosts = row.split(' | ')[2]?.split('<br>') ?? []
    const reached = hosts
      .filter(host => !host.includes('*refused'))
      .map(host => host.split(': ')[1])
    const differ = new Set(reached.map(host => host?.toLowerCase())).size > 1
    return differ === row.includes('(one host here)')
  })
  expect(unsaid).toEqual([])
})
