import { applyEdits } from '@hreflint/core'
import { findDialect, parsePattern, readField } from '@hreflint/patterns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

function read(id: string, text: string) {
  const dialect = findDialect(id)
  if (dialect === undefined) throw new Error(`No dialect is called ${id}.`)
  return parsePattern(text, dialect)
}

/** Codes with the marked text, and the text after the first fix of all issues that have one. */
function said(id: string, text: string) {
  const { issues } = read(id, text)
  const edits = issues.flatMap(({ fixes }) => fixes[0]?.edits ?? [])
  return {
    marks: issues.map(({ code, span }) => `${code.replace('pattern/', '')} ${mark(text, [span])}`),
    fixed: applyEdits(text, edits),
  }
}

describe('Permissions-Policy', () => {
  test.each<[policy: string, codes: readonly string[], fixed: string]>([
    [
      "camera=(«'none'»)«;» microphone=(«'self'»)",
      ['header-single-quotes', 'header-semicolon', 'header-single-quotes'],
      'camera=(), microphone=(self)',
    ],
    ["camera=«'none'»", ['header-single-quotes'], 'camera=()'],
    ['camera=*«;» usb=*', ['header-semicolon'], 'camera=*, usb=*'],
    ['camera=() «;» usb=()', ['header-semicolon'], 'camera=() , usb=()'],
    ['camera=()«;»', ['header-semicolon'], 'camera=()'],
    [
      'camera=(self«,» "https://a.example"«,»)',
      ['header-comma-in-list', 'header-comma-in-list'],
      'camera=(self "https://a.example")',
    ],
    [
      'camera=«self https://a.example», usb=()',
      ['policy-missing-parentheses'],
      'camera=(self "https://a.example"), usb=()',
    ],
    [
      'camera=(self «https://a.example:8443»)',
      ['header-unquoted-url'],
      'camera=(self "https://a.example:8443")',
    ],
    ['camera=(«https://*.a.example»)', ['header-unquoted-url'], 'camera=("https://*.a.example")'],
    [
      "camera=(self «'https://a.example'»)",
      ['header-single-quotes'],
      'camera=(self "https://a.example")',
    ],
    ['camera=(«‘self’»)', ['header-single-quotes'], 'camera=(‘self’)'],
  ])('%s', (policy, codes, fixed) => {
    const { text, spans } = marked(policy)
    expect(said('permissions-policy', text)).toEqual({
      marks: spans.map((span, index) => `${codes[index]} ${mark(text, [span])}`),
      fixed,
    })
  })

  test.each([
    '',
    'camera=()',
    'camera=(), microphone=(self), geolocation=(self "https://a.example" "https://*.b.example")',
    'fullscreen=*, payment=self',
    'camera=none, usb=(none)',
    'geolocation=(self);report-to=main',
    'interest-cohort=(), browsing-topics=()',
    'camera=(src), a=?1, b=1',
    'camera=()\n,\n usb=()',
  ])('nothing: %s', text => {
    expect(said('permissions-policy', text).marks).toEqual([])
  })

  test('features are allowed to the origins that are listed', () => {
    const { pattern } = read(
      'permissions-policy',
      'camera=(self "https://a.example"), usb=*, midi=()',
    )
    const names = (url: string) => pattern?.match(url)?.groups.map(({ name }) => name)
    expect(names('https://a.example/')).toEqual(['camera', 'usb'])
    expect(names('https://b.example/')).toEqual(['usb'])
  })

  const value = fc.constantFrom('()', '*', 'self', '(self)', '(self "https://a.example")')
  const members = fc.uniqueArray(fc.tuple(fc.constantFrom('camera', 'usb', 'midi', 'hid'), value), {
    selector: ([name]) => name,
    minLength: 2,
  })

  /** Ways to break a policy that has at least two directives. */
  const slips: Readonly<Record<string, (policy: string) => string>> = {
    'header-semicolon': policy => policy.replace(',', ';'),
    'header-missing-comma': policy => policy.replace(',', ''),
    'header-stray-comma': policy => `${policy},`,
    'header-key-case': policy => policy.charAt(0).toUpperCase() + policy.slice(1),
    'header-space': policy => policy.replace('=', ' = '),
  }

  test.each(Object.entries(slips))('%s is found, and its fix restores the policy', (code, slip) => {
    fc.assert(
      fc.property(members, list => {
        const policy = list.map(pair => pair.join('=')).join(', ')
        expect(said('permissions-policy', policy).marks).toEqual([])
        const { marks, fixed } = said('permissions-policy', slip(policy))
        expect(marks).toEqual([expect.stringMatching(`^${code} `)])
        expect(fixed).toBe(policy)
      }),
    )
  })
})

describe.each([
  'permissions-policy',
  'reporting-endpoints',
  'connection-allowlist',
  'use-as-dictionary',
  'link-header',
])('%s', id => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'B',
      '=',
      '(',
      ')',
      ',',
      ';',
      ' ',
      '"',
      "'",
      'self',
      "'none'",
      'https://a.example',
      '/b',
      '<',
      '>',
      '\\',
      '*',
      '1',
      '?',
      'ü',
      '\n',
    ],
  )

  test('no text throws, spans are inside, and fixes change the text', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), pieces => {
        const text = pieces.join('')
        for (const { span, fixes } of read(id, text).issues) {
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeLessThanOrEqual(text.length)
          expect(span.start).toBeLessThanOrEqual(span.end)
          for (const { edits } of fixes) expect(applyEdits(text, edits)).not.toBe(text)
        }
      }),
      { numRuns: 400 },
    )
  })
})

test('a field without issues can be read', () => {
  for (const [id, type] of [
    ['permissions-policy', 'dictionary'],
    ['reporting-endpoints', 'dictionary'],
    ['connection-allowlist', 'list'],
  ] as const) {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), text => {
        fc.pre(!/[\r\n]/.test(text) && read(id, text).issues.length === 0)
        expect(readField(text, type).failure).toBe(null)
      }),
    )
  }
})

describe('other headers', () => {
  test.each<[id: string, text: string, codes: readonly string[], fixed: string]>([
    [
      'reporting-endpoints',
      'a="https://a.example/", b=«/r»',
      ['header-unquoted-url'],
      'a="https://a.example/", b="/r"',
    ],
    ['reporting-endpoints', 'a="http://localhost:3000/r"', [], 'a="http://localhost:3000/r"'],
    [
      'link-header',
      '«https://a.example/x.css»>; rel=preload',
      ['link-without-brackets'],
      '<https://a.example/x.css>; rel=preload',
    ],
    [
      'link-header',
      '<«/a.css»; rel=preload; as=style',
      ['link-without-brackets'],
      '</a.css>; rel=preload; as=style',
    ],
    [
      'link-header',
      '</a,b.css>; rel=preload, «/c.js»; rel=preload',
      ['link-without-brackets'],
      '</a,b.css>; rel=preload, </c.js>; rel=preload',
    ],
    [
      'link-header',
      '</a.css>; rel=preload; title="/b; rel=x"',
      [],
      '</a.css>; rel=preload; title="/b; rel=x"',
    ],
    [
      'connection-allowlist',
      '(«https://a.example» response-origin)',
      ['header-unquoted-url'],
      '("https://a.example" response-origin)',
    ],
    [
      'connection-allowlist',
      '(response-origin); report-to=x',
      [],
      '(response-origin); report-to=x',
    ],
    ['connection-allowlist', '«response-origin»', ['allowlist-without-list'], '(response-origin)'],
    ['use-as-dictionary', 'match="/a«{»"', ['unclosed'], 'match="/a{"'],
    [
      'use-as-dictionary',
      'match="/a/*", match-dest=("script" "style"), ttl=100',
      [],
      'match="/a/*", match-dest=("script" "style"), ttl=100',
    ],
  ])('%s: %s', (id, example, codes, fixed) => {
    const { text, spans } = marked(example)
    expect(said(id, text)).toEqual({
      marks: spans.map((span, index) => `${codes[index]} ${mark(text, [span])}`),
      fixed,
    })
  })
})
