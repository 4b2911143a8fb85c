import { applyEdits, check, describe as describeIssue, fix, parse } from '@hreflint/core'
import { describe, expect, test } from 'vitest'

describe('fix', () => {
  test.each([
    ['  https://example.com/  ', 'https://example.com/'],
    ['ht\ntps://exam\tple.com/', 'https://example.com/'],
    ['https:\\\\example.com\\a b', 'https://example.com/a%20b'],
    ['https:/\t\\/example.com', 'https://example.com'],
    ['https:////ada@@example.com', 'https://ada%40@example.com'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://127.0.0.1./', 'http://127.0.0.1/'],
    ['http://[0::01]/', 'http://[::1]/'],
    ['https://exam%70le.com/', 'https://example.com/'],
    ['https://caf%C3%A9.example/', 'https://café.example/'],
    ['file:C|\\a', 'file:///C:/a'],
    ['file://C|/a', 'file:///C:/a'],
    ['file:\\\\server\\share', 'file://server/share'],
    ['file://loc%61lhost/a', 'file://localhost/a'],
    ['https://example.com/a|b c', 'https://example.com/a|b%20c'],
    ['https://example.com/a|b/../{c}', 'https://example.com/a%7Cb/../%7Bc%7D'],
    ['data:a b  ?c', 'data:a b %20?c'],
    ['https://example.com/\uD83D', 'https://example.com/%EF%BF%BD'],
  ])('%j → %j', (input, output) => {
    const fixed = fix(input)
    expect(fixed.output).toBe(output)
    expect(applyEdits(input, fixed.edits)).toBe(output)
    expect(parse(output).url?.href).toBe(parse(input).url?.href)
    expect(fixed.applied.length).toBeGreaterThan(0)
    expect(fix(output)).toEqual({ output, applied: [], edits: [] })
  })

  test.each([
    ['https:?a', 'https://example.com/b/', '?a'],
    ['https:#a', 'https://example.com/b/', '#a'],
    ['\\\\example.org\\a', 'https://example.com/', '//example.org/a'],
    ['///example.org', 'https://example.com/', '//example.org'],
    ['C|\\a', 'file:///b/', '/C:/a'],
    ['file:C|/a', 'file:///b/', '/C:/a'],
    ['file:a', 'file:///b/', 'a'],
    ['file:\\\\server/a', 'file:///b/', '//server/a'],
  ])('%j on %s → %j', (input, base, output) => {
    expect(fix(input, { base }).output).toBe(output)
    expect(parse(output, { base }).url?.href).toBe(parse(input, { base }).url?.href)
  })

  test.each(['https:example.org', 'https:/example.org/a', 'https:a.html', 'https:c:a'])(
    '%s on a page with the same scheme is left to a person: two slashes may be missing',
    input => {
      const base = 'https://example.com/b/'
      expect(fix(input, { base }).output).toBe(input)
    },
  )

  test.each([
    ['https:/example.org/a', ['https://example.org/a', '/example.org/a']],
    ['https:example.org', ['https://example.org', 'example.org']],
    ['https:c:a', ['c:a', '/c:a', './c:a']],
  ])('%s on a page with the same scheme: first what was meant', (input, outputs) => {
    const base = 'https://example.com/b/'
    const [issue] = check(input, { base })
    if (issue === undefined) throw new Error(`${input} has no issue`)
    const { fixes } = describeIssue(issue, input, { base })
    expect(fixes.map(({ safety, edits }) => [safety, applyEdits(input, edits)])).toEqual(
      outputs.map(output => ['changes-url', output]),
    )
  })

  test('says what was done', () => {
    expect(fix('https:\\\\example.com/a b').applied).toEqual([
      { code: 'whatwg/backslash-after-scheme', title: 'Change to https://' },
      { code: 'whatwg/unescaped-space', title: 'Percent-encode as %20' },
    ])
  })

  test.each(['https://exa mple.com/a b', 'a b', 'https://', 'http://[::1/a\\b'])(
    'applies nothing after a parse exception: %j',
    input => {
      expect(fix(input)).toEqual({ output: input, applied: [], edits: [] })
    },
  )
})

/** What the first part of a text lets expect of the rest need not be so: nothing is left undone for that. */
describe('long texts whose first part is not like the rest', () => {
  const repeated = (unit: string) => unit.repeat(400)
  test.each([
    [`https://a.example/${repeated('a|b{')}`, `https://a.example/${repeated('a|b%7B')}`],
    [
      `https://a.example/${repeated('a|')}?${repeated(' |')}`,
      `https://a.example/${repeated('a|')}?${repeated('%20|')}`,
    ],
    [
      `https://a.example/${repeated('a|')}/../${repeated('{')}`,
      `https://a.example/${repeated('a%7C')}/../${repeated('%7B')}`,
    ],
    [`https://a.example/${repeated('|x')}/../y`, `https://a.example/${repeated('%7Cx')}/../y`],
    [
      `https://a.example/?${repeated('a|\\')}#${repeated('`')}`,
      `https://a.example/?${repeated('a|\\')}#${repeated('%60')}`,
    ],
  ])('%.40s…', (input, output) => {
    expect(fix(input).output).toBe(output)
    expect(fix(output).output).toBe(output)
    expect(parse(output).url).toEqual(parse(input).url)
  })
})

/** With a parse for each issue, these would take hours. */
describe('long inputs', () => {
  test.each([
    [1_000_000, '% ', 'https://example.com/', '%%20'],
    [1_000_000, '"<', 'https://example.com/#', '%22%3C'],
    [100_000, '% ', 'https://example.com/?', '%%20'],
    [100_000, ' \t', 'https://example.com/a', '%20'],
    [100_000, '\\', 'https://example.com/', '/'],
    [100_000, '{|', 'https://example.com/', '%7B|'],
    [100_000, '\u0001 ', 'data:', '%01 '],
    [100_000, '@', 'https://a', '%40'],
  ])(
    '%i code units of %j',
    (length, unit, prefix, written) => {
      const count = length / unit.length
      const suffix = unit === '@' ? '@example.com/' : '.'
      const { output } = fix(prefix + unit.repeat(count) + suffix)
      expect(output.length).toBe(prefix.length + count * written.length + suffix.length)
      expect(output.startsWith(prefix + written.repeat(3))).toBe(true)
    },
    240_000,
  )
})
