import { pageOf } from '@hreflint/core/internal'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { csv } from '@hreflint/site/batch/export/csv'
import { json } from '@hreflint/site/batch/export/json'
import { sarif } from '@hreflint/site/batch/export/sarif'
import { findingRow } from '@hreflint/site/batch/finding-row'
import { fileKind } from '@hreflint/site/batch/judge/file-kind'
import { runBatch } from '@hreflint/site/batch/judge/run-batch'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const schemaPath = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'

const options = { spec: 'whatwg', base: '' }
const goOn = async () => true

const run = (sources: readonly { path: string; text: string }[]) => runBatch(sources, options, goOn)

const list = 'https://a/x y\r\nhttps://a/\n\nhttps://a/"q",|\n'
const page = '<p>\n<a href="/a b">'

describe('a run', () => {
  test('counts files, URLs, findings and codes', async () => {
    const { result } = await run([
      { path: 'a.txt', text: list },
      { path: 'b/index.html', text: page },
      { path: 'b/photo.png', text: 'x' },
    ])
    expect(result).toMatchObject({
      files: 2,
      urls: 3,
      urlsWithFindings: 2,
      problems: [],
      wasStopped: false,
    })
    expect(result.counts[0]).toMatchObject({ code: 'whatwg/unescaped-quote', count: 2 })
  })

  test('ends when it is told to', async () => {
    const text = 'https://a/ b\n'.repeat(10_000)
    const { result } = await runBatch(
      [{ path: 'a.txt', text }],
      options,
      async ({ urls }) => urls < 4000,
    )
    expect(result).toMatchObject({ wasStopped: true, urls: 4000 })
  })

  test('says what it cannot read', async () => {
    const file = new File([Uint8Array.from([1, 0])], 'a.txt')
    const { result } = await runBatch([{ path: 'a.txt', file }], options, goOn)
    expect(result.problems).toEqual(['a.txt is a binary file: it contains no text.'])
  })
})

test('rows show the finding in its line', async () => {
  const { batch } = await run([{ path: 'a.txt', text: list }])
  expect([...batch.findings(null, 0, 1)].map(findingRow)).toMatchObject([
    {
      line: 1,
      column: 12,
      before: 'https://a/x',
      marked: ' ',
      after: 'y',
      fix: { keepsUrl: true },
    },
  ])
  expect([...batch.findings('whatwg/unescaped-pipe', 0, 9)]).toHaveLength(1)
  expect([...batch.findings(null, 1, 2)]).toHaveLength(2)
})

test.each([
  ['a.txt', 'list'],
  ['unknown', 'list'],
  ['folder/unknown', 'none'],
  ['folder/a.csv', 'list'],
  ['a.json', 'list'],
  ['folder/a.html', 'document'],
  ['a.css', 'document'],
])('%s is read as %s', (path, kind) => expect(fileKind(path)).toBe(kind))

describe('exports', () => {
  const sources = [
    { path: 'a.txt', text: list },
    { path: 'b/index.html', text: page },
  ]

  test('CSV has a line for each finding, quoted where needed', async () => {
    const { batch, result } = await run(sources)
    const text = [...csv(batch)].join('')
    expect(text.split('\r\n')).toHaveLength(result.findings + 2)
    expect(text).toContain(
      'a.txt,1,12,https://a/x y,whatwg/unescaped-space,conformance-error,warning,',
    )
    expect(text).toContain('"https://a/""q"",|"')
    expect(text).toContain(',https://a/x%20y\r\n')
  })

  test('JSON is what the command line writes', async () => {
    const { batch } = await run(sources)
    const files = JSON.parse([...json(batch)].join(''))
    expect(files.map(({ filePath }: { filePath: string }) => filePath)).toEqual([
      'a.txt',
      'b/index.html',
    ])
    expect(Object.keys(files[1].findings[0])).toEqual([
      'code',
      'kind',
      'severity',
      'message',
      'url',
      'span',
      'range',
      'fixes',
    ])
    expect(files[1].findings[0].range.start).toEqual({ line: 2, column: 12 })
  })

  test('no password is in any of them', async () => {
    const url = 'https://ada:hunter2|hunter2@example.com/a b'
    const { batch } = await run([
      { path: 'a.txt', text: `${url}\nhttps://a/b c` },
      { path: 'a.html', text: `<base href="${url}"><base href="${url}"><a href="${url}">` },
    ])
    for (const write of [csv, json, sarif]) {
      const text = [...write(batch)].join('')
      expect(text).toContain('whatwg/credentials')
      expect(text).toContain('Percent-encode as %20')
      expect(text).not.toContain('hunter2')
    }
  })

  test('SARIF keeps to its schema', async () => {
    // Written in draft-04, of which it uses nothing that later drafts read differently but `id`.
    const {
      $schema: _draft,
      id: _id,
      ...schema
    } = JSON.parse(readFileSync(require.resolve(schemaPath), 'utf8'))
    const options = { strict: false, unicodeRegExp: false, validateFormats: false }
    const validate = new Ajv(options).compile(schema)
    const { batch } = await run(sources)
    const log = JSON.parse([...sarif(batch)].join(''))
    validate(log)
    expect(validate.errors).toBeNull()
    const [rule] = log.runs[0].tool.driver.rules
    expect(rule.helpUri).toBe(pageOf(rule.id) ?? undefined)
  })
})

test('rows show no password, not of a list and not of a document', async () => {
  const texts = [
    { path: 'a.txt', text: 'postgres://ada:12/PLANTED@db/x\nhttps://ada:PLANTED@h/a b\n' },
    { path: 'b.env', text: 'A=1\nB="redis://ada:PLANTED/SECRET@db"\n' },
    { path: 'c.py', text: 'x = ["mongodb://a:PLANTED@SECRET@db/x", "amqp://a:PLANTED/b@c"]\n' },
    { path: 'd.html', text: '<a href="https://ada:PLANTED@h:99999/a">' },
  ]
  const { batch } = await run(texts)
  const rows = [...batch.findings(null, 0, 100)].map(findingRow)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(texts.length)
  expect(JSON.stringify(rows)).not.toMatch(/PLANTED|SECRET/)
})
