import { check, compare, parse, whatwg } from '@hreflint/core'
import { rfc3986 } from '@hreflint/core/specs/rfc3986'
import { describe, expect, test } from 'vitest'
import { codeSpans } from './code-blocks.ts'
import { readDocument } from './documents.ts'

// What docs/guide/reading-urls.md says of URLs in its tables and its prose is so.

const primer = readDocument('docs/guide/reading-urls.md')

/** The cells of the table under a head, row by row. */
function tableUnder(head: string): readonly (readonly string[])[] {
  const lines = primer.split('\n')
  const start = lines.indexOf(head)
  const length = lines.slice(start).findIndex(line => !line.startsWith('|'))
  return lines
    .slice(start + 2, start + length)
    .map(line => [...line.slice(1, -1).split(/(?<!\\)\|/)].map(cell => cell.trim()))
}

const named: Readonly<Record<string, string>> = { space: ' ' }
const spanOf = (cell: string | undefined) => codeSpans(cell ?? '')[0] ?? named[cell ?? ''] ?? ''

describe('what a character is written as', () => {
  test.each(tableUnder('| character | written | because |'))('%s', (character, written) => {
    expect(encodeURIComponent(spanOf(character))).toBe(spanOf(written))
  })

  test.each([
    ['é', '%C3%A9'],
    ['€', '%E2%82%AC'],
  ])('%s', (character, written) => {
    expect(encodeURIComponent(character)).toBe(written)
    expect(primer).toContain(`\`${character}\` is \`${written}\``)
  })
})

describe('what browsers repair', () => {
  test.each(tableUnder('| written | read as |'))('%s', (written, read) => {
    expect(parse(spanOf(written)).url?.href).toBe(spanOf(read))
  })
})

describe('what browsers reject', () => {
  test.each(tableUnder('| written | why browsers reject it |'))('%s', written => {
    expect(parse(spanOf(written)).url).toBeNull()
    expect(() => new URL(spanOf(written))).toThrow()
  })
})

test('the parts of the drawn URL', () => {
  const url = 'https://example.com:8080/menu/soup?size=large&hot=1#prices'
  expect(primer).toContain(url)
  expect(parse(url).url).toMatchObject({
    scheme: 'https',
    host: 'example.com',
    port: '8080',
    path: '/menu/soup',
    query: 'size=large&hot=1',
    fragment: 'prices',
  })
})

test('the name of the soup comes back', () => {
  const { pathname } = new URL('https://example.com/soup/50%25%20hot%20%26%20sour%3F')
  expect(decodeURIComponent(pathname)).toBe('/soup/50% hot & sour?')
  expect(check('https://example.com/soup/50%25%20hot%20%26%20sour%3F')).toEqual([])
})

test('hosts, bases and other programs', () => {
  expect(parse('https://bücher.example/').url?.host).toBe('xn--bcher-kva.example')
  const { url } = parse('../prices', { base: 'https://example.com/menu/soup' })
  expect(url?.href).toBe('https://example.com/prices')
  const { readings } = compare('http://good.example\\@evil.example/', [whatwg, rfc3986])
  expect(readings.map(reading => reading.url?.host)).toEqual(['good.example', 'evil.example'])
})

test('the link to mend is broken, and is mended as the text says', () => {
  const [, broken = ''] = /```text\n(\S.*)\n```\n+Paste it into the \[explorer\]/.exec(primer) ?? []
  expect(new URL(broken).searchParams.get('dish')).toBe('mac ')
  const mended = 'https://example.com/menu?dish=mac%20%26%20cheese#100%25%20good'
  expect(primer).toContain(`\`\`\`text\n${mended}\n\`\`\``)
  expect(new URL(mended).searchParams.get('dish')).toBe('mac & cheese')
})
