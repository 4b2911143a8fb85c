import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import { describe, expect, test } from 'vitest'

const dialect = findDialect('csp')
if (dialect === undefined) throw new Error('Policies have a dialect.')
const base = 'https://example.com/page'

describe('sources allow URLs as section 6.7.2 of CSP Level 3 says', () => {
  test.each<[source: string, url: string, allowed: boolean]>([
    ['*', 'https://a.example/x', true],
    ['*', 'data:text/plain,x', false],
    ['data:', 'data:text/plain,x', true],
    ['https:', 'https://a.example/x', true],
    ['https:', 'http://a.example/x', false],
    ['http:', 'https://a.example/x', true],
    ["'self'", 'https://example.com/a.js', true],
    ["'self'", 'https://www.example.com/a.js', false],
    ["'self'", 'https://example.com:8443/a.js', false],
    ['a.example', 'https://a.example/x', true],
    ['a.example', 'http://a.example/x', false],
    ['http://a.example', 'https://a.example/x', true],
    ['https://a.example', 'http://a.example/x', false],
    ['https://a.example', 'https://a.example:8443/x', false],
    ['https://a.example:*', 'https://a.example:8443/x', true],
    ['https://a.example:8443', 'https://a.example:8443/x', true],
    ['http://a.example:80', 'https://a.example/x', true],
    ['*.a.example', 'https://b.a.example/x', true],
    ['*.a.example', 'https://c.b.a.example/x', true],
    ['*.a.example', 'https://a.example/x', false],
    ['https://a.example/js/', 'https://a.example/js/x.js', true],
    ['https://a.example/js/', 'https://a.example/js', false],
    ['https://a.example/js', 'https://a.example/js/x.js', false],
    ['https://a.example/js', 'https://a.example/js', true],
    ['https://a.example/js', 'https://a.example/js?x', true],
    ['https://A.example', 'https://a.example/', true],
    ['https://a.example/%61', 'https://a.example/a', true],
    ['wss://a.example', 'wss://a.example/x', true],
    ['ws://a.example', 'wss://a.example/x', true],
  ])('%s and %s: %s', (source, url, allowed) => {
    expect(matchPattern(parsePattern(source, dialect, { base }), url) !== null).toBe(allowed)
  })
})

test('a policy says which directives allow a URL', () => {
  const policy = "default-src 'self'; script-src https://a.example; img-src *; report-uri /r"
  const match = matchPattern(parsePattern(policy, dialect, { base }), 'https://a.example/x')
  expect(match?.groups.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'script-src https://a.example',
    'img-src *',
  ])
})

test.each([
  "default-src 'self' data: https://*.example.com:8443/a/ 'nonce-abc' 'sha256-abc=' 'strict-dynamic'",
  "default-src 'none'; img-src *; script-src http://localhost:* wss://localhost:3000",
  'upgrade-insecure-requests; sandbox allow-scripts; report-uri /csp?a=*',
  "script-src {{host}} <%= host %> $HOST https://${host}/x 'nonce-{{nonce}}'",
  "script-src 'self' https://www.google.com/recaptcha/ chrome-extension: 'UNSAFE-INLINE'",
  "require-trusted-types-for 'script'; trusted-types default 'allow-duplicates'",
  'frame-ancestors https://example.com http://*.example.com localhost:*',
  '',
  ';;',
])('%s has no issue', policy => {
  expect(parsePattern(policy, dialect).issues.map(({ code }) => code)).toEqual([])
})
