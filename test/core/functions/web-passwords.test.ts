import { applyEdits, check, describe as explain, parse } from '@hreflint/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

// A password of a web address that is not percent-encoded runs to the last `@`.

test.each([
  ['https://admin:a/b@c#d@host/', 'https://admin:a%2Fb%40c%23d@host/'],
  ['https://admin:a#b@c/d@e?f@host:8443/x', 'https://admin:a%23b%40c%2Fd%40e%3Ff@host:8443/x'],
  ['https://admin:p@s<s/x@host/', 'https://admin:p%40s%3Cs%2Fx@host/'],
  ['https://admin:p@[s/x@host/', 'https://admin:p%40%5Bs%2Fx@host/'],
  ['https://admin:p@1.2.3.4.5/x@host/', 'https://admin:p%401.2.3.4.5%2Fx@host/'],
  ['https://admin:p@/x@host/', 'https://admin:p%40%2Fx@host/'],
  ['https://admin:p@s:x/x@host/', 'https://admin:p%40s%3Ax%2Fx@host/'],
  ['https://admin:@@/@host/', 'https://admin:%40%40%2F@host/'],
  ['https://admin:a:b/c@host/', 'https://admin:a%3Ab%2Fc@host/'],
  ['https://admin:a%2Fb/100%@host/', 'https://admin:a%2Fb%2F100%25@host/'],
  ['https://admin:a\\b@c@host/', 'https://admin:a%5Cb%40c@host/'],
  ['https://admin:[x/y]@host/', 'https://admin:%5Bx%2Fy%5D@host/'],
  ['https://admin:70000/x@y@host/', 'https://admin:70000%2Fx%40y@host/'],
])('%s', (input, fixed) => {
  const fixes = check(input)
    .filter(({ kind }) => kind === 'parse-exception')
    .flatMap(issue => explain(issue, input).fixes)
  expect(fixes[0]?.title).toMatch(/^Percent-encode the password/)
  expect(applyEdits(input, fixes[0]?.edits ?? [])).toBe(fixed)
})

test('the first suggestion leads to the host after the last @, with the password that was meant', () => {
  const password = fc
    .array(fc.constantFrom(...'a b 1 @ @ / ? # \\ : % [ ] ! ~ é 💩'.split(' '), ' '), {
      minLength: 1,
      maxLength: 8,
    })
    .map(parts => parts.join(''))
  let count = 0
  fc.assert(
    fc.property(fc.constantFrom('http', 'https', 'ftp', 'wss'), password, (scheme, secret) => {
      const input = `${scheme}://admin:${secret}@host.example/a`
      const issue = check(input).find(({ kind }) => kind === 'parse-exception')
      const [first] = issue === undefined ? [] : explain(issue, input).fixes
      if (issue === undefined || !/[/?#\\]/.test(secret)) return
      expect([input, first?.title]).toEqual([
        input,
        expect.stringMatching(/^Percent-encode the password/),
      ])
      if (first === undefined) return
      count++
      const { url } = parse(applyEdits(input, first.edits))
      expect([input, url?.host, url?.username]).toEqual([input, 'host.example', 'admin'])
      // What looks percent-encoded is left alone.
      if (!/%[\da-f]{2}/i.test(secret)) {
        expect(decodeURIComponent(url?.password ?? '')).toBe(secret)
      }
    }),
    { numRuns: 3000 },
  )
  expect(count).toBeGreaterThan(1000)
})
