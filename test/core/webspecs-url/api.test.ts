import {
  basicUrlParser,
  includesCredentials,
  originOf,
  serializeOrigin,
  setters,
  UrlObject,
  UrlSearchParams,
  UrlUtils,
} from '@hreflint/core/specs/webspecs-url'
import { describe, expect, test } from 'vitest'

describe('origin', () => {
  const cases: readonly [url: string, origin: string][] = [
    ['http://h/x', 'http://h'],
    ['http://h:80/x', 'http://h'],
    ['http://u:p@h:8080/x?y#z', 'http://h:8080'],
    ['https://h:80/', 'https://h:80'],
    ['https://h:443/', 'https://h'],
    ['ftp://h:21/', 'ftp://h'],
    ['gopher://h:71/', 'gopher://h:71'],
    ['ws://h/', 'ws://h'],
    ['wss://h:443/', 'wss://h'],
    ['http://[::1]:8/', 'http://[::1]:8'],
    ['http://xn--74h.net/', 'http://☺.net'],
    ['http://☺.net:81/', 'http://☺.net:81'],
    ['file:///x', 'null'],
    ['mailto:a@b', 'null'],
    ['blob:https://h:8443/x', 'https://h:8443'],
    ['blob:https://h:443/x', 'https://h'],
    ['BLOB:blob: blob:https://h:8443/x?y', 'https://h:8443'],
    ['blob:file:///x', 'null'],
    ['blob:x', 'null'],
    ['blob:', 'null'],
    ['blob:mailto:x', 'null'],
  ]
  test.each(cases)('of %s is %s', (url, origin) => {
    const object = new UrlObject(url)
    expect(object.origin).toBe(origin)
    expect(object.url && serializeOrigin(originOf(object.url))).toBe(origin)
  })

  test('of a link that is no URL is empty', () => {
    expect(new UrlUtils('http://').origin).toBe('')
  })

  test('of blob URLs in blob URLs, ten thousand deep', () => {
    expect(new UrlObject(`${'blob:'.repeat(10_000)}http://h:81/`).origin).toBe('http://h:81')
  })
})

test.each([
  ['http://h/', false],
  ['http://u@h/', true],
  ['http://:@h/', true],
  ['http://@h/', false],
  ['mailto:u@h', false],
])('%s includes credentials: %s', (input, expected) => {
  const { url } = basicUrlParser(input)
  expect(url && includesCredentials(url)).toBe(expected)
})

describe('href', () => {
  test('is resolved against the base of the object', () => {
    const url = new UrlObject('x', 'http://h/a/b')
    expect(url.href).toBe('http://h/a/x')
    url.href = 'y'
    expect(url.href).toBe('http://h/a/y')
    url.href = '//i'
    url.href = 'z'
    expect(url.href).toBe('http://h/a/z')
  })

  test('of an object without a base refuses what is relative', () => {
    const url = new UrlObject('http://h/')
    expect(() => Object.assign(url, { href: 'y' })).toThrow(TypeError)
    expect(url.href).toBe('http://h/')
  })

  test('needs a base that is a URL', () => {
    expect(() => new UrlObject('http://h/', 'x')).toThrow(/base/)
  })

  test('is what an object is as a string', () => {
    expect(String(new UrlObject('x', 'http://h/'))).toBe('http://h/x')
    expect(`${new UrlUtils('http://')}`).toBe('http://')
  })
})

describe('domainToASCII and domainToUnicode', () => {
  const cases: readonly [domain: string, ascii: string, unicode: string][] = [
    ['example.com', 'example.com', 'example.com'],
    ['☺.NET', 'xn--74h.net', '☺.net'],
    ['xn--74h.net', 'xn--74h.net', '☺.net'],
    ['faß.de', 'fass.de', 'fass.de'],
    ['a%2eb', 'a.b', 'a.b'],
    ['a\u200Bb', 'ab', 'ab'],
    ['a_b', 'a_b', 'a_b'],
    ['1.2.3.4', '', ''],
    ['0x7f.1', '', ''],
    ['１.2', '', ''],
    ['1.2.3.256', '', ''],
    ['[::1]', '', ''],
    ['[', '', ''],
    ['', '', ''],
    ['a:80', '', ''],
    ['a/b', '', ''],
    ['a b', '', ''],
    ['a@b', '', ''],
    ['xn--a', '', ''],
  ]
  test.each(cases)('of %j: %j and %j', (domain, ascii, unicode) => {
    expect(UrlObject.domainToASCII(domain)).toBe(ascii)
    expect(UrlObject.domainToUnicode(domain)).toBe(unicode)
  })
})

test('all parts of a link that is no URL are empty, and stay so', () => {
  const link = new UrlUtils('http://')
  const parts = () => {
    const { protocol, username, password, host, hostname, port, pathname, search, hash } = link
    return [protocol, username, password, host, hostname, port, pathname, search, hash]
  }
  const empty = [':', '', '', '', '', '', '', '', '']
  expect(parts()).toEqual(empty)
  const all = { protocol: 'x', username: 'x', password: '', host: 'x', hostname: 'x', port: '1' }
  Object.assign(link, { ...all, pathname: 'x', search: 'x', hash: 'x' })
  expect([link.url, link.href]).toEqual([null, 'http://'])
  expect(parts()).toEqual(empty)
  expect(new UrlUtils('http://u:p@h:1/x?y#z')).toMatchObject({
    ...{ protocol: 'http:', username: 'u', password: 'p', host: 'h:1', hostname: 'h', port: '1' },
    ...{ pathname: '/x', search: '?y', hash: '#z' },
  })
})

test('an empty value takes a part away', () => {
  const url = new UrlObject('http://u:p@h/?q#f')
  url.password = ''
  expect(url.href).toBe('http://u@h/?q#f')
  url.hash = ''
  expect(url.href).toBe('http://u@h/?q')
  url.hash = '#a#b'
  expect(url.href).toBe('http://u@h/?q#a#b')
  url.hash = 'a#b'
  expect(url.href).toBe('http://u@h/?q#a#b')
  url.search = 'a?b'
  expect([url.href, `${url.searchParams}`]).toEqual(['http://u@h/?a?b#a#b', 'a%3Fb='])
  url.search = ''
  expect(url.href).toBe('http://u@h/#a#b')
})

test('the hash of a script is none', () => {
  const url = new UrlObject('javascript:a')
  url.hash = 'b'
  expect(url.href).toBe('javascript:a')
})

test('a port that does not match changes nothing', () => {
  const url = new UrlObject('http://h:9/')
  url.host = 'i:'
  expect(url.href).toBe('http://i/')
  url.port = '80'
  expect(url.href).toBe('http://i/')
})

describe('search and searchParams', () => {
  test('search is encoded by the query encoding, the parameters never are', () => {
    const base = basicUrlParser('http://h/').url
    const link = new UrlUtils('/?é', base, 'latin1')
    expect(link.href).toBe('http://h/?%E9')
    expect([...link.searchParams]).toEqual([['\uFFFD', '']])
    link.search = '?a=é☺'
    expect(link.search).toBe('?a=%E9%26%239786%3B')
    expect([...link.searchParams]).toEqual([['a', 'é☺']])
    link.searchParams.set('a', 'ü')
    expect(link.search).toBe('?a=%C3%BC')
    expect(() => new UrlUtils('', null, 'klingon')).toThrow(RangeError)
  })

  test('search stays as it is written', () => {
    const url = new UrlObject('http://h/')
    url.search = '??a b+c'
    expect(url.href).toBe('http://h/??a%20b+c')
    expect([...url.searchParams]).toEqual([['?a b c', '']])
    url.search = '?'
    expect(url.href).toBe('http://h/?')
    url.search = ''
    expect(url.href).toBe('http://h/')
    expect([...url.searchParams]).toEqual([])
  })

  test('a link that is no URL has no parameters, and takes none', () => {
    const link = new UrlUtils('http://')
    link.search = 'a'
    link.searchParams.append('b', '')
    expect(link.search).toBe('')
    expect(link.href).toBe('http://')
  })

  test('parameters that two URLs share change both, until one takes others', () => {
    const [one, two] = [new UrlObject('http://one/?x'), new UrlObject('http://two/?y=1')]
    const { searchParams: former } = one
    one.searchParams = two.searchParams
    expect(one.href).toBe('http://one/?y=1')
    former.append('lost', '')
    expect(one.href).toBe('http://one/?y=1')
    one.searchParams.append('z', '2')
    expect([one.search, two.search]).toEqual(['?y=1&z=2', '?y=1&z=2'])
    one.search = '?a'
    expect([one.search, two.search]).toEqual(['?a', '?a='])
    one.searchParams = new UrlSearchParams()
    expect(one.href).toBe('http://one/?')
    one.searchParams.append('b', '')
    expect(two.search).toBe('?a=')
  })

  test('a new href reads the parameters anew, in the same list', () => {
    const url = new UrlObject('http://h/?a=1')
    const { searchParams } = url
    url.href = 'http://i/?b=2'
    expect(url.searchParams).toBe(searchParams)
    expect(`${searchParams}`).toBe('b=2')
  })
})

describe('URLSearchParams', () => {
  const params = () => new UrlSearchParams('a=1&b=2&a=3')
  const entries = [
    ['a', '1'],
    ['b', '2'],
    ['a', '3'],
  ]

  test('is made of nothing, of a string, of another, of entries', () => {
    expect([...new UrlSearchParams()]).toEqual([])
    expect([...new UrlSearchParams('')]).toEqual([])
    expect([...params()]).toEqual(entries)
    expect([...new UrlSearchParams([['a', '&']])]).toEqual([['a', '&']])
    const first = params()
    const copy = new UrlSearchParams(first)
    copy.delete('a')
    expect([...first]).toEqual(entries)
    expect([...copy]).toEqual([['b', '2']])
  })

  test('iterates over entries, keys and values', () => {
    expect([...params().entries()]).toEqual(entries)
    expect([...params().keys()]).toEqual(['a', 'b', 'a'])
    expect([...params().values()]).toEqual(['1', '2', '3'])
    const called: unknown[] = []
    const given = params()
    given.forEach((value, name, all) => {
      called.push([name, value, all === given])
    })
    expect(called).toEqual(entries.map(([name, value]) => [name, value, true]))
  })

  test('meets what is appended on the way', () => {
    const growing = new UrlSearchParams('a')
    const names: string[] = []
    for (const [name] of growing) {
      names.push(name)
      if (names.length < 3) growing.append(`${name}a`, '')
    }
    expect(names).toEqual(['a', 'aa', 'aaa'])
  })

  test('sets the first and drops the others, or appends', () => {
    const list = params()
    list.set('a', '9')
    list.set('c', '0')
    expect(`${list}`).toBe('a=9&b=2&c=0')
    expect([list.get('a'), list.get('x'), list.has('b'), list.has('x')]).toEqual([
      '9',
      null,
      true,
      false,
    ])
    expect(list.getAll('a')).toEqual(['9'])
  })
})

describe('what setter rules signal', () => {
  const signaled = (rule: keyof typeof setters, value: string, input = 'http://h:9/p') => {
    const { url } = basicUrlParser(input)
    if (url === null) throw new TypeError(input)
    const issues = setters[rule](url, value)
    const codes = issues.map(({ code, kind, span }) => [
      code.replace('webspecs-url/', ''),
      kind,
      value.slice(span.start, span.end),
    ])
    return { url, codes }
  }

  test.each([
    ['80a', '', [['port-invalid', 'conformance-error', 'a']]],
    ['8a1', '8', [['port-invalid', 'conformance-error', 'a1']]],
    ['0a', '', [['port-invalid', 'conformance-error', 'a']]],
    ['x', '', [['port-invalid', 'conformance-error', 'x']]],
    ['0081/x', '81', []],
    ['00', '0', []],
    ['8\t1', '81', [['tab-or-newline', 'conformance-error', '\t']]],
  ])('port = %j gives %j', (value, port, codes) => {
    expect(signaled('setPort', value)).toMatchObject({ url: { port }, codes })
  })

  test('host, with a port that is cut', () => {
    expect(signaled('setHost', 'I:8x')).toMatchObject({
      url: { host: 'i', port: '8' },
      codes: [
        ['host-not-canonical', 'conformance-error', 'I'],
        ['port-invalid', 'conformance-error', 'x'],
      ],
    })
  })

  test('what ends parsing leaves the URL as it is', () => {
    const codes = [['host-invalid', 'parse-exception', 'a b']]
    expect(signaled('setHost', 'a b:1')).toMatchObject({ url: { host: 'h', port: '9' }, codes })
    expect(signaled('setHostname', 'a b')).toMatchObject({ url: { host: 'h' }, codes })
  })

  test('a path', () => {
    expect(signaled('setPathname', '\\a\\b c')).toMatchObject({
      url: { path: ['a', 'b%20c'] },
      codes: [
        ['backslash-in-path', 'conformance-error', '\\'],
        ['unescaped-space', 'conformance-error', ' '],
      ],
    })
  })

  test('nothing where there is scheme data, which stays', () => {
    for (const rule of ['setHost', 'setHostname', 'setPort', 'setPathname'] as const) {
      const { url, codes } = signaled(rule, '8 x', 'mailto:x')
      expect({ rule, codes, url }).toEqual({ rule, codes: [], url: basicUrlParser('mailto:x').url })
    }
  })
})
