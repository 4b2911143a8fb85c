import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import * as connolly from '@hreflint/core/specs/connolly-href-00'
import * as wd from '@hreflint/core/specs/html5-wd-urls'
import { describe, expect, test } from 'vitest'

describe.each([
  ['html5-wd-urls', wd.resolveUrl],
  ['connolly-href-00', connolly.resolveWebAddress],
])('%s', (spec, resolve) => {
  test.each([
    ...['about', 'blob', 'cid', 'data', 'javascript', 'mailto', 'mid', 'news', 'sms', 'tel', 'urn'],
  ])('%s has no authority', scheme => {
    expect(resolve(`${scheme}://h/`, 'http://b/').result).toBeNull()
    expect(resolve(`${scheme}:/h/`, 'http://b/').result).toBe(`${scheme}:/h/`)
    const { issues } = parse(`${scheme}://h/`, { spec: findSpec(spec) })
    expect(issues.map(({ code, params }) => [code, params])).toEqual([
      [`${spec}/scheme-with-authority`, { scheme }],
    ])
  })

  test.each([
    ['http://%ff/', 'its percent-encoded bytes are not UTF-8'],
    ['http://a\u06dd/', 'it contains a character that is not allowed in names'],
    ['http://a\u05d0/', 'it mixes left-to-right and right-to-left characters'],
    ['http://a_b/', 'it contains a character other than letters, digits and inner hyphens'],
    ['http://xn--\u00e9/', 'it starts with xn-- but is not ASCII'],
    [`http://${'a'.repeat(64)}/`, 'a label must have 1 to 63 characters'],
  ])('%s: the issue says why the host is rejected', (url, reason) => {
    const { issues } = parse(url, { spec: findSpec(spec) })
    expect(issues.flatMap(({ params }) => ('reason' in params ? [params.reason] : []))).toEqual([
      reason,
    ])
  })

  test('spaces around an address are an issue on each side', () => {
    const spans = (url: string): (readonly [number, number])[] =>
      parse(url, { spec: findSpec(spec) }).issues.map(({ code, span }) => {
        expect(code).toBe(`${spec}/outer-space`)
        return [span.start, span.end]
      })
    expect(spans('  a ')).toEqual([
      [0, 2],
      [3, 4],
    ])
    expect(spans('a ')).toEqual([[1, 2]])
    expect(spans('  ')).toEqual([[0, 2]])
  })

  test('characters of a query in a legacy encoding are one issue as long as they touch', () => {
    const { issues } = parse('/a?x\u00e9\u00e9y\u00e9', {
      spec: findSpec(spec),
      encoding: 'latin1',
    })
    expect(issues).toMatchObject([
      {
        code: `${spec}/non-ascii-query`,
        span: { start: 4, end: 6 },
        params: { encoding: 'windows-1252' },
      },
      {
        code: `${spec}/non-ascii-query`,
        span: { start: 7, end: 8 },
        params: { encoding: 'windows-1252' },
      },
    ])
  })
})

test.each([
  ...['ftp', 'gopher', 'http', 'https', 'nntp', 'prospero', 'telnet', 'wais', 'ws', 'wss'],
])('backslashes that %s keeps become slashes', scheme => {
  expect(wd.resolveUrl(`${scheme}://h/#\\`, 'x://b/').result).toBe(`${scheme}://h/#/`)
  expect(wd.resolveUrl(`${scheme}x://h/#\\`, 'x://b/').result).toBe(`${scheme}x://h/#\\`)
})
