import { csv } from '@hreflint/site/batch/export/csv'
import { fixedFiles } from '@hreflint/site/batch/export/fixed-files'
import { findingRow } from '@hreflint/site/batch/finding-row'
import type { ListChoice } from '@hreflint/site/batch/judge/batch-messages'
import { runBatch } from '@hreflint/site/batch/judge/run-batch'
import { detectFormat } from '@hreflint/site/batch/lists/list-format'
import { readList } from '@hreflint/site/batch/lists/read-list'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'

function run(files: Record<string, string>, choices: Record<string, ListChoice> = {}) {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  return runBatch(sources, { spec: 'whatwg', base: '', choices }, async () => true)
}

test.each([
  ['a.txt', 'https://a/\nhttps://b/\n', 'lines'],
  ['a.txt', 'https://a/?x=1,2\nhttps://b/?x=1,2\n', 'lines'],
  ['a.txt', 'https://a/?x=1,2\nhttps://b/\n', 'lines'],
  ['a.txt', 'https://a/,b\n', 'lines'],
  ['pasted.txt', 'name,url\na,https://a/\nb,https://b/\n', 'csv'],
  ['pasted.txt', 'name;url\na;https://a/\nb;https://b/\n', 'csv'],
  ['pasted.txt', 'name\turl\na\thttps://a/\n', 'tsv'],
  ['pasted.txt', '["https://a/"]', 'json'],
  ['pasted.txt', '{"url": "https://a/"}\n{"url": "https://b/"}\n', 'json'],
  ['pasted.txt', '- https://a/\n- https://b/\n', 'markdown'],
  ['pasted.txt', '1. [a](https://a/)\n2. [b](https://b/)\n', 'markdown'],
  ['a.csv', 'https://a/', 'csv'],
  ['a.tsv', 'https://a/', 'tsv'],
  ['', '', 'lines'],
])('%s with %j is taken for %s', (path, text, format) => {
  expect(detectFormat(path, text)).toBe(format)
})

test.each([
  ['csv', 'name,url\nx,https://a/\ny,https://b/\n', ['https://a/', 'https://b/']],
  ['csv', 'https://a/,x\nhttps://b/,y', ['https://a/', 'https://b/']],
  ['csv', 'id;link\r\n1;"https://a/?x=1;2"\r\n', ['https://a/?x=1;2']],
  ['csv', 'u\n"https://a/""b"""\n', ['https://a/"b"']],
  ['tsv', 'a\thttps://a/ b\n', ['https://a/ b']],
  [
    'json',
    '[{"id": "x", "url": "https:\\/\\/a\\/"}, {"url": "https://b/"}]',
    ['https://a/', 'https://b/'],
  ],
  ['json', '["https://a/", "x"]', ['https://a/', 'x']],
  [
    'markdown',
    '# Links\n\n- https://a/\n* [ ] <https://b/>\n1. [c](https://c/ "title")\n> - `https://d/`\n',
    ['https://a/', 'https://b/', 'https://c/', 'https://d/'],
  ],
] as const)('%s %j has the URLs %j', (format, text, urls) => {
  const entries = [...readList(text, format, null).entries]
  expect(entries.map(({ url }) => url)).toEqual(urls)
})

describe('the columns of a table', () => {
  const text = 'home,page,note\nhttps://a/,https://b/|,x\n,https://c/|,y\n'

  test('are told, with the number of URLs in each; the one with most is read', async () => {
    const { result } = await run({ 'a.csv': text })
    expect(result.lists).toEqual([
      {
        path: 'a.csv',
        format: 'csv',
        column: 'page',
        columns: [
          { name: 'home', urls: 1 },
          { name: 'page', urls: 2 },
          { name: 'note', urls: 0 },
        ],
      },
    ])
    expect(result.urls).toBe(2)
  })

  test('are chosen', async () => {
    const { result } = await run({ 'a.csv': text }, { 'a.csv': { column: 'home' } })
    expect(result).toMatchObject({ urls: 1, findings: 0 })
  })

  test('give way to another format', async () => {
    const { result } = await run({ 'a.csv': text }, { 'a.csv': { format: 'lines' } })
    expect(result.urls).toBe(3)
  })
})

test('a finding in a table is where it is in the file, and its row shows the URL alone', async () => {
  const text = 'name,url\r\n"x, y","https://a/""b"""\r\n'
  const { batch } = await run({ 'a.csv': text })
  const [located] = [...batch.findings(null, 0, 1)]
  expect(located?.finding.code).toBe('whatwg/unescaped-quote')
  const { start, end } = located?.finding.span ?? { start: 0, end: 0 }
  expect(text.slice(start, end)).toBe('""')
  expect(located && findingRow(located)).toMatchObject({ line: 2, before: 'https://a/' })
})

describe('my list, fixed,', () => {
  test.each([
    ['a.txt', 'https://a/x y\r\nhttps://a/\n', 'https://a/x%20y\r\nhttps://a/\n'],
    ['a.csv', 'n,url\n"q, r",https://a/x y\n', 'n,url\n"q, r",https://a/x%20y\n'],
    ['a.json', '["https:\\\\\\\\a/"]', '["https://a/"]'],
    ['a.md', '- [x](<https://a/x y>)\n', '- [x](<https://a/x%20y>)\n'],
  ])('is the file with repaired URLs: %s', async (path, text, expected) => {
    const { batch } = await run(
      { [path]: text },
      path === 'a.json' ? { [path]: { format: 'json' } } : {},
    )
    expect(fixedFiles(batch).content).toBe(expected)
    expect(fixedFiles(batch).name).toBe(path.replace('.', '-fixed.'))
  })

  test('is an archive of several files', async () => {
    const { batch } = await run({ 'a.txt': 'https://a/x y', 'b/c.html': '<a href="/x y">' })
    const { name, content } = fixedFiles(batch)
    expect(name).toBe('fixed.zip')
    const files = unzipSync(content as Uint8Array)
    expect(
      Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])),
    ).toEqual({
      'a.txt': 'https://a/x%20y',
      'b/c.html': '<a href="/x%20y">',
    })
  })
})

describe('the CSV', () => {
  test('has a column for the safety of a fix', async () => {
    const { batch } = await run({ 'a.txt': 'https://a/x y\nhttps://a:99999/\n' })
    const { data } = Papa.parse<Record<string, string>>([...csv(batch)].join(''), {
      header: true,
      skipEmptyLines: true,
    })
    expect(data.map(({ safety }) => safety)).toEqual(['keeps-url', 'changes-url'])
  })

  test('has no cell that a spreadsheet runs', async () => {
    const lists = ['=1+1|', '+1|', '-1|', '@SUM(1)|', '\t=1|', ' =1|', "=cmd|'/C calc'!A0"]
    const { batch } = await run({ '=evil.txt': lists.join('\n') })
    const { data } = Papa.parse<string[]>([...csv(batch)].join(''), { skipEmptyLines: true })
    expect(data.length).toBeGreaterThan(lists.length)
    expect(data.flat().filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
})

test('cells are found wherever the library finds them', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'a,;"\n\r\t |') }),
    fc.constant('https://a/'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), rows => {
      const text = Papa.unparse([['name', 'url'], ...rows], { newline: '\n' })
      for (const column of ['name', 'url']) {
        for (const { url, start, end, written } of readList(text, 'csv', column).entries) {
          const raw = text.slice(start, end)
          const isQuoted = text[start - 1] === '"'
          expect(isQuoted ? raw.replaceAll('""', '"') : raw).toBe(url)
          expect(written?.map.toSourceSpan({ start: 0, end: url.length })).toEqual({ start, end })
        }
      }
    }),
    { numRuns: 300 },
  )
})
