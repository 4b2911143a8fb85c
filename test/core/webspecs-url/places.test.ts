import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { check } from '../../support/check.ts'
import { mark } from '../../support/marked.ts'

const spec = 'webspecs-url'

/** A URL with its parts marked, what it is, and its base. */
type Row = readonly [marked: string, href: string | null, base?: string]

function rows(cases: readonly Row[]): void {
  for (const [marked, href, base] of cases) {
    test(`${marked} is ${href}`, () => {
      const input = marked.replaceAll(/[«»]/g, '')
      const { components, url } = parse(input, { spec: findSpec(spec), base })
      const spans = Object.values(components).filter(span => span !== null)
      expect([mark(input, spans), url?.href ?? null]).toEqual([marked, href])
    })
  }
}

describe('drive letters', () => {
  rows([
    ['«file»:«c:/x»', 'file:///c:/x'],
    ['«file»:«c:x»', 'file:///c:/x'],
    ['«file»:«c|\\x»', 'file:///c:/x'],
    ['«file»:«c|»', 'file:///c:/'],
    ['«C|»', 'file:///C:/', 'file:///x'],
    ['/«C|/x»', 'file:///C:/x', 'http://h/'],
    ['///«C|\\x»', 'file:///C:/x', 'file:///d/e'],
    ['«C|x»', 'file:///C:/x', 'file:///d/e'],
    ['«file»:«/1:/x»', 'file:///1:/x'],
    ['«file»:«1|»', 'file:///1|'],
    ['«file»:«[:»', 'file:///[:'],
    ['«file»://«»«/c:/»', 'file:///c:/'],
  ])
  check('file:c«|»«\\»x', ['drive-letter-pipe', 'backslash-in-path'], { spec })
  check('file:c:«\\»x', 'backslash-in-path', { spec })
  check('file:c«|»/x', 'drive-letter-pipe', { spec })
  check('file:c:/x', [], { spec })
  check('file:c:x', [], { spec })
  check('/C«|»«\\»x', ['drive-letter-pipe', 'backslash-in-path'], { spec, base: 'file:///d' })
})

describe('file URLs', () => {
  rows([
    ['«file»:«»', 'file:///'],
    ['«FILE»:«x»', 'file:///a/x', 'file:///a/b'],
    ['«file»:«/x»', 'file:///x', 'file:///a/b'],
    ['«file»:«x»', 'file:///x', 'http://h/a/b'],
    ['«file»://«»«»', 'file:///'],
    ['«file»://«h»«»', 'file://h/'],
    ['«file»://«h»/«/x»', 'file://h/x'],
    ['«file»://«»/«/x»', 'file:///x'],
  ])
  check('file://«[::1»/x', 'ipv6-invalid', { spec })
  check('file://«a b»/x', 'host-invalid', { spec })
})

describe('at signs', () => {
  rows([
    ['«http»://«a@b»@«c»«/»', 'http://a%40b@c/'],
    ['«http»://«@»@«h»«/»', 'http://%40@h/'],
    ['«http»://«a»:«b@c@d»@«e»«/»', 'http://a:b%40c%40d@e/'],
    ['«http»://«»@«[::1]»«/»', 'http://[::1]/'],
    ['«http»://«a@b»@«c d»/', null],
    ['«http»://«»@«»', null],
  ])
  check('http://a«@»b@c/', 'unescaped-at-sign', { spec })
  check('http://a:b«@»c«@»d@e/', ['unescaped-at-sign', 'unescaped-at-sign'], { spec })
  check('http://a«@»b@«c d»/', ['unescaped-at-sign', 'host-invalid'], { spec })
  check('http://u@«»', 'host-missing', { spec })

  test.each([
    ['http://a@b@c/', 'user name'],
    ['http://a:b@c@d/', 'password'],
  ])('%s: the component that gets it', (input, component) => {
    const { issues } = parse(input, { spec: findSpec(spec) })
    expect(issues.map(({ params }) => params)).toEqual([{ component }])
  })
})

describe('what a part is called in messages', () => {
  test.each([
    ['http://u |@h/', 'user name user name'],
    ['http://u:p |@h/', 'password password'],
    ['http://h:8\t0/', 'port'],
    ['http://h:8x/', 'port'],
    ['http://a b/', 'host'],
    ['http://h/ \\', 'path path'],
    ['\\x', 'path'],
    ['mailto: |', 'path path'],
    ['http://h/?|', 'query'],
    ['http://h/#|', 'fragment'],
  ])('%s: %s', (input, components) => {
    const { issues } = parse(input, { spec: findSpec(spec), base: 'http://i/' })
    const named = issues.filter(({ code }) => !code.endsWith('outer-space'))
    expect(named.map(({ params }) => params.component).join(' ')).toBe(components)
  })
})

describe('ports', () => {
  check('http://h:9«\u{1F600}»1/', 'port-invalid', { spec })
  check('http://h:«a»', 'port-invalid', { spec })
  check('http://h:80«:»1/', 'port-invalid', { spec })
  check('http://h:«\t»8«\n»1/', ['tab-or-newline', 'tab-or-newline'], { spec })
  rows([
    ['«http»://«h»:«0080»«/»', 'http://h/'],
    ['«http»://«h»:«00»«/»', 'http://h:0/'],
    ['«https»://«h»:«80»«/»', 'https://h:80/'],
  ])
})

describe('hosts', () => {
  check('http://a«\u200B\u2060»b«\uFEFF»/', ['host-ignored-character', 'host-ignored-character'], {
    spec,
  })
  rows([
    ['«http»://«1.2.3.4.5»«/»', 'http://1.2.3.4.5/'],
    ['«http»://«1.2.3.08»«/»', 'http://1.2.3.8/'],
    ['«http»://«1.2.3.010»«/»', 'http://1.2.3.8/'],
    ['«http»://«10x1.20.0x10»«/»', 'http://10x1.20.0x10/'],
    ['«http»://«-a--b-.example»«/»', 'http://-a--b-.example/'],
    [`«http»://«${'a'.repeat(64)}»«/»`, `http://${'a'.repeat(64)}/`],
    ['«http»://«%61é.example»«/»', new URL('http://aé.example/').href],
  ])
  check('http://«[»::1]x/', 'host-invalid', { spec })
})

describe('relative URLs', () => {
  rows([
    ['«http»:«/x»', 'http://h/x', 'http://h/a'],
    ['http', null],
    ['«HTTP»:«x»', 'http://x/', 'mailto:y'],
    ['x', null, 'about:blank'],
    ['foo bar:x', null],
    ['«x»:«y»', null, 'x y'],
  ])
})

describe('backslashes after the scheme', () => {
  check('http:«\\\\»h', 'backslash-after-scheme', { spec })
  check('http:/«\\»h', 'backslash-after-scheme', { spec })
  check('http:«\\»/h', 'backslash-after-scheme', { spec })
})

describe('characters', () => {
  check('/x«\0»y#a«\0»b', ['control-character', 'control-character'], { spec, base: 'http://h/' })
  rows([['«/x\0y»#«a\0b»', 'http://h/x%00y#ab', 'http://h/']])
  check('http://h/a«\r\n»b«\r»c', ['tab-or-newline', 'tab-or-newline'], { spec })
  check('http://h/\u{1F600}«\uD800»\u{1F600}«|»', ['lone-surrogate', 'unescaped-pipe'], { spec })
  check('http://h/«\x80\x9f»\xa0\uD7FF\uE000', 'control-character', { spec })
  check('x:é#f', [], { spec })
})
