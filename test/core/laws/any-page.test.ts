import { anyPage, applyEdits, check, describe as describeIssue, fix, parse } from '@hreflint/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { relativeUrl, urlCase } from '../../support/arbitraries.ts'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { expectAnyPageLaw } from '../../support/laws/any-page-law.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

describe('a repair keeps the URL on any page', () => {
  test.skipIf(!conformance.present)(conformance.title('on the Web Platform Tests'), () => {
    for (const { input } of urlTests) expectAnyPageLaw(input)
  })

  test('generated URLs', () => {
    let held = 0
    let kept = 0
    let left = 0
    const hold = (input: string) => {
      const counted = expectAnyPageLaw(input)
      held++
      kept += counted.kept
      left += counted.left
    }
    fc.assert(fc.property(relativeUrl, hold), { numRuns: 2_000 })
    fc.assert(
      fc.property(urlCase, ({ input }) => hold(input)),
      { numRuns: 2_000 },
    )
    expect(kept).toBeGreaterThan(held / 4)
    expect(left).toBeGreaterThan(held / 4)
  })
})

const options = { base: anyPage }

/** What is repaired unasked where nothing is known of the page. */
test.each([
  ['a b.html', 'a%20b.html'],
  ['images\\a.png', 'images/a.png'],
  [' /a ', '/a'],
  ['//example.com\\a', '//example.com/a'],
  ['https:\\\\example.com\\path', 'https://example.com/path'],
  ['https:/\\example.com/', 'https://example.com/'],
  // Nothing of these: each would lead elsewhere from some page.
  ['https:/github.com/x', 'https:/github.com/x'],
  ['http:/example.com/', 'http:/example.com/'],
  ['https:a:b', 'https:a:b'],
  ['file:other.html', 'file:other.html'],
  ['file:/etc/hosts', 'file:/etc/hosts'],
  ['///example.com/', '///example.com/'],
  ['C|/a', 'C|/a'],
])('%j becomes %j on any page', (input, output) => {
  expect(fix(input, options).output).toBe(output)
})

test('what leans on the page is read only as far as all pages agree', () => {
  const { url, components } = parse('//example.com/a b?q', options)
  expect(components.host).toEqual({ start: 2, end: 13 })
  expect(url).toEqual({
    ...{ href: null, scheme: null, username: '', password: '', host: 'example.com', port: null },
    ...{ path: '/a%20b', query: 'q', fragment: null },
  })
  expect(parse('a b', options).url).toMatchObject({ href: null, host: null, path: 'a b' })
  expect(parse('https://example.com/a', options)).toEqual(parse('https://example.com/a'))
})

describe('an issue on any page', () => {
  test.each([
    // Two slashes are missing, whatever the page is.
    ['https:/example.com/x', ['whatwg/missing-slashes']],
    ['https:example.com', ['whatwg/missing-slashes']],
    ['http:/example.com/x', ['whatwg/missing-slashes']],
    ['https:\\\\example.com', ['whatwg/backslash-after-scheme']],
    ['file:other.html', ['whatwg/file-missing-slashes']],
    // No URL on any page.
    ['//example.com:99999/', ['whatwg/port-out-of-range']],
    // Fine on some page.
    ['///usr/share/doc/', []],
    ['//example.com:80/', []],
    ['?', []],
    ['', []],
  ])('%j', (input, codes) => {
    expect(check(input, options).map(({ code }) => code)).toEqual(codes)
    expect(parse(input, options).issues).toEqual(check(input, options))
  })

  test.each(['https:/example.com/x', 'https:example.com/x', 'http:/example.com/x'])(
    '%s: what is meant is proposed before what it says to some',
    input => {
      const [issue] = check(input, options)
      if (issue === undefined) throw new Error(`${input} has no issue`)
      const scheme = input.slice(0, input.indexOf(':') + 1)
      const { message, fixes } = describeIssue(issue, input, options)
      expect(message).toMatch(/^Two slashes are missing after `https?:`, so a page with the same/)
      expect(fixes.map(({ title, safety }) => [title, safety])).toEqual([
        [`Change to ${scheme}//, which leads to ${scheme}//example.com/`, 'changes-url'],
        [`Remove ${scheme}, which leads to the host of the page`, 'changes-url'],
      ])
    },
  )
})

test('a colon too many is removed before anything else is proposed', () => {
  const input = 'http:://example.com/'
  for (const base of [undefined, 'https://a.example/', 'http://a.example/', anyPage]) {
    const issues = check(input, { base })
    const first = issues.map(issue => describeIssue(issue, input, { base }).fixes)
    expect(first.flat().some(({ title }) => title.startsWith('Remove the second colon'))).toBe(true)
    for (const fixes of first) {
      const suggested = fixes.filter(({ safety }) => safety === 'changes-url')
      expect(suggested[0]?.title ?? 'Remove the second colon').toMatch(/^Remove the second colon/)
    }
  }
})

test.each([
  ['http://--a/', 'http://a/'],
  ['http://b---.example/', 'http://b.example/'],
])('%s: all hyphens go, not one of them', (input, output) => {
  const suggested = check(input).flatMap(issue => describeIssue(issue, input).fixes)
  expect(suggested.map(({ edits }) => applyEdits(input, edits))).toContain(output)
})
