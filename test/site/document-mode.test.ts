import { findLanguage, languages } from '@hreflint/documents'
import { documentLanguages } from '@hreflint/site/document/document-languages'
import { DocumentSession } from '@hreflint/site/document/document-session'
import { firstDocument } from '@hreflint/site/document/first-documents'
import { hoverBlocks } from '@hreflint/site/document/hover-blocks'
import { readConfig } from '@hreflint/site/document/read-config'
import { textOfFile } from '@hreflint/site/shell/text-of-file'
import { describe, expect, test } from 'vitest'

function opened(text: string, language = 'html', config = '') {
  const session = new DocumentSession()
  const checked = session.answer({ kind: 'check', text, language, config })
  return { session, checked }
}

describe.each(documentLanguages)('$label', ({ id }) => {
  test('is known, and its example has findings that can be fixed', () => {
    expect(findLanguage(id)).toBeDefined()
    const { session, checked } = opened(firstDocument(id), id)
    expect(checked).toMatchObject({ configProblems: [] })
    expect(checked).toHaveProperty('diagnostics.1')
    // In configurations and programs, only what no parser reads is reported: that a person has to decide.
    const actions = findLanguage(id)?.isConfiguration
      ? session.answer({ kind: 'actions', from: 0, to: firstDocument(id).length })
      : session.answer({ kind: 'fix-all' })
    expect((actions as readonly unknown[]).length).toBeGreaterThan(0)
  })
})

test('every language of documents that has URLs is there', () => {
  const withoutUrls = new Set(['headers', 'nginx', 'apacheconf', 'caddyfile'])
  const others = languages.filter(({ id }) => !withoutUrls.has(id))
  expect(documentLanguages.map(({ id }) => id).toSorted()).toEqual(
    others.map(({ id }) => id).toSorted(),
  )
})

test('actions and hovers are in offsets of the text', () => {
  const text = '<p>\r\n<a href="/a b">'
  const { session } = opened(text)
  const at = text.indexOf(' b')
  expect(session.answer({ kind: 'actions', from: at, to: at })).toMatchObject([
    { title: 'Percent-encode as %20', edits: [{ from: at, to: at + 1, insert: '%20' }] },
    {},
    {},
  ])
  const from = text.indexOf('/a')
  expect(session.answer({ kind: 'hover', at })).toMatchObject({ from, to: from + 4 })
  expect(session.answer({ kind: 'hover', at: 0 })).toBeNull()
})

describe('a configuration', () => {
  test.each([
    ['', []],
    ['{ "spec": "rfc3986" } // a comment', []],
    ['{ "severitys": {} }', [{ from: 2, to: 13 }]],
    ['{ "severities": { "whatwg/unescaped-spade": "off" } }', [{ from: 18, to: 42 }]],
    ['{ "spec": "rfc9" }', [{ from: 2, to: 8 }]],
    ['{', [{ from: 1, to: 1 }]],
    ['7', [{ from: 0, to: 1 }]],
  ])('%s', (text, places) => {
    expect(readConfig(text).problems.map(({ from, to }) => ({ from, to }))).toEqual(places)
  })
})

test('a hover is taken apart as it was written', () => {
  const markdown =
    '```text\nscheme  https\n```\n\nRead as `http://a/` \\[x\\].\n\n[a\\_b](https://hreflint.dev/x)'
  expect(hoverBlocks(markdown)).toEqual([
    { kind: 'code', text: 'scheme  https' },
    {
      kind: 'text',
      parts: [
        { kind: 'text', text: 'Read as ' },
        { kind: 'code', text: 'http://a/' },
        { kind: 'text', text: ' [x].' },
      ],
    },
    { kind: 'text', parts: [{ kind: 'link', text: 'a_b', href: 'https://hreflint.dev/x' }] },
  ])
})

describe('the text of a file', () => {
  const bytes = (...numbers: number[]) => textOfFile('a', Uint8Array.from(numbers)).text
  test('is UTF-8 unless marked, and none where there is a NUL', () => {
    expect(bytes(0xc3, 0xbc)).toBe('ü')
    expect(bytes(0xef, 0xbb, 0xbf, 0x61)).toBe('a')
    expect(bytes(0xff, 0xfe, 0x61, 0)).toBe('a')
    expect(bytes(0xfe, 0xff, 0, 0x61)).toBe('a')
    expect(bytes(0x61, 0)).toBeNull()
    expect(bytes(0xff)).toBe('\uFFFD')
  })
})
