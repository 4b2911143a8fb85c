import { applyEdits, check, describe as describeIssue, parse } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strayed } from '../../support/laws/strayed.ts'
import { strayUrl } from '../../support/laws/stray-url.ts'

// A suggestion that changes the scheme, host or port says where the URL goes then.

describe.each(specs.map(spec => [spec.id, spec] as const))('%s', (_, spec) => {
  test('the examples of all codes', () => {
    const examples = specs.flatMap(({ issues }) => issues.flatMap(issue => issue.examples))
    expect(examples.length).toBeGreaterThan(300)
    for (const { url, base } of examples) {
      const input = url.replace(/[«»]/g, '')
      expect(strayed(input, { spec, base })).toEqual([])
    }
  })

  test('generated URLs', () => {
    fc.assert(
      fc.property(strayUrl, input => {
        expect(strayed(input, { spec })).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('where the password may have ended the host', () => {
  test.each(['https', 'http', 'ftp', 'ws', 'ssh', 'git', 'foo'])('%s', scheme => {
    for (const delimiter of ['/', '?', '#', ...(/^(?:ssh|git|foo)$/.test(scheme) ? [] : ['\\'])]) {
      for (const password of [`letmein${delimiter}1`, `1x${delimiter}3`, `a b${delimiter}c`]) {
        const input = `${scheme}://admin:${password}@api.example.com/`
        const issue = check(input).find(({ kind }) => kind === 'parse-exception')
        const [first] = issue === undefined ? [] : describeIssue(issue, input).fixes
        expect(first?.title).toBe(
          `Percent-encode the password, which leads to ${scheme}://api.example.com/`,
        )
        expect(parse(applyEdits(input, first?.edits ?? [])).url?.host).toBe('api.example.com')
      }
    }
  })
})

test.each([
  ['http://good.example\\@evil.example/', 'http://evil.example/'],
  ['https://good.example\\x@evil.example:8080/a', 'https://evil.example:8080/'],
])('%s: percent-encoding the backslash says that it leads to %s', (input, origin) => {
  const titles = check(input).flatMap(issue =>
    describeIssue(issue, input).fixes.map(({ title }) => title),
  )
  expect(titles).toContain('Replace with /')
  expect(titles).toContain(`Percent-encode as %5C, which leads to ${origin}`)
})

test('so does a title that must not repeat what may be a password', () => {
  const input = 'http://@[::1]\\\\@good.example'
  const titles = check(input).flatMap(issue =>
    describeIssue(issue, input).fixes.map(({ title }) => title),
  )
  expect(titles).toContain('Percent-encode it, which leads to http://good.example/')
})

test('a fix that encodes nothing, and whose title must not repeat what may be a password, is left out', () => {
  const input = 'https:/u:p@good.example../|:½`@evil.example/'
  const fixes = check(input).flatMap(issue => describeIssue(issue, input).fixes)
  expect(fixes.length).toBeGreaterThan(0)
  for (const { title, edits } of fixes) {
    const isEncoding = edits.some(({ text }) => text.includes('%'))
    expect([title, title.startsWith('Percent-encode')]).toEqual([title, isEncoding])
  }
})
