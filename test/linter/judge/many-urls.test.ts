import { parse } from '@hreflint/core'
import { mongodb } from '@hreflint/core/specs/mongodb'
import { locateDocument } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { expect, test } from 'vitest'

// More than a call can have arguments: who adds all of a list by one call throws.

const count = 150_000
const lines = (line: string) => `${line}\n`.repeat(count)
const variable = 'A=postgres://a:99999/'
const notebook = (source: string) =>
  JSON.stringify({ cells: [{ cell_type: 'markdown', source }], metadata: {}, nbformat: 4 })

test.each([
  ['code in Markdown', 'markdown', `\`\`\`env\n${lines(variable)}\`\`\`\n`],
  ['code in reStructuredText', 'restructuredtext', `::\n\n${lines(`  ${variable}`)}`],
  ['a cell of a notebook', 'jupyter', notebook(lines('[a](https://a/)'))],
  ['a block in YAML', 'yaml', `a: |\n${lines(`  ${variable}`)}`],
])('%s has any number of URLs', (_, languageId, text) => {
  expect([...locateDocument(text, languageId).urls].length).toBeGreaterThanOrEqual(count)
})

test('there may be any number of destinations with spaces', () => {
  expect(lintDocument(lines('[a](b c.html)'), 'markdown').length).toBeLessThanOrEqual(count)
})

test('a string of MongoDB has any number of hosts', () => {
  expect(parse(`mongodb://${'a:99999,'.repeat(count)}b/`, { spec: mongodb }).url).toBeNull()
})
