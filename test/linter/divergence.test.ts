import { configForFile, divergenceIssues, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'
import { configOf, finds } from './expect-findings.ts'

const onlyDivergences = { '*': 'off', 'divergence/*': 'warning' }
const historic = ['whatwg', 'rfc3986', 'abarth-url-01']

/** The messages of the divergences that are found, under the specifications that are compared. */
function messages(
  url: string,
  more: { severities?: object; divergenceSpecs?: readonly string[]; documentUrl?: string } = {},
): readonly string[] {
  const config = configOf({
    severities: onlyDivergences,
    divergenceSpecs: historic,
    ...more,
  })
  return lintDocument(`<a href="${url}">`, 'html', config).map(({ message }) => message)
}

describe('the readings are side by side', () => {
  test.each([
    [
      'http://good.example\\@evil.example/',
      'Programs connect to different hosts for this URL, so a check by one does not hold for another: "good.example" by whatwg and abarth-url-01; "evil.example" by rfc3986.',
    ],
    [
      'http:///evil.example',
      'Programs connect to different hosts for this URL, so a check by one does not hold for another: "evil.example" by whatwg and abarth-url-01; no host by rfc3986.',
    ],
    [
      'http://0x7f.1/',
      'For this URL, some programs connect to the computer that they run on, which may reach its internal services: "127.0.0.1" by whatwg and abarth-url-01; "0x7f.1" by rfc3986.',
    ],
    [
      'http://a/b\\c',
      'Programs request different URLs from the same host, so a rule for one may not apply to another: "http://a/b/c" by whatwg and abarth-url-01; "http://a/b%5Cc" by rfc3986.',
    ],
    [
      'http://a.example/so/long/a/path/that/it/is/cut/b\\c',
      'Programs request different URLs from the same host, so a rule for one may not apply to another: "…hat/it/is/cut/b/c" by whatwg and abarth-url-01; "…hat/it/is/cut/b%5Cc" by rfc3986.',
    ],
  ])('%s', (url, message) => {
    expect(messages(url)).toEqual([message])
  })

  test('without what is secret', () => {
    expect(messages('http://me:secret@a/b\\c')).toEqual([
      'Programs request different URLs from the same host, so a rule for one may not apply to another: "…tp://me:***@a/b/c" by whatwg and abarth-url-01; "…tp://me:***@a/b%5Cc" by rfc3986.',
    ])
  })
})

describe('programs, which are compared by default', () => {
  const found = (url: string) =>
    lintDocument(`<a href="${url}">`, 'html', configOf({ severities: onlyDivergences })).map(
      ({ code, message }) => `${code}: ${message}`,
    )

  test.each([
    [
      'http://good.example\\@evil.example/',
      'divergence/host: Programs connect to different hosts for this URL, so a check by one does not hold for another: "good.example" by browsers and requests; "evil.example" by curl and python.',
    ],
    [
      'http://groß.example/',
      'divergence/host: Programs connect to different hosts for this URL, so a check by one does not hold for another: "xn--gro-7ka.example" by browsers, curl, requests and go; "gross.example" by python.',
    ],
    [
      'http://0177.0.0.1/',
      'divergence/loopback: For this URL, some programs connect to the computer that they run on, which may reach its internal services: "127.0.0.1" by browsers, curl, python and requests; "177.0.0.1" by java.',
    ],
    [
      'http://example.com:0/',
      'divergence/port: Programs connect to different ports for this URL, so a check by one does not hold for another: 0 by browsers, curl, python, go and java; 80 by requests.',
    ],
    [
      'https:\\\\user@example.com/',
      'divergence/scheme: Programs use different protocols for this URL, so a check by one does not hold for another: "https" by browsers; "http" by curl.',
    ],
    [
      'http:\\\\user:pw@example.com/',
      'divergence/userinfo: Programs send different user names or passwords for this URL, so one may get access where another does not: one by browsers; one by curl.',
    ],
  ])('%s', (url, message) => {
    expect(found(url)).toEqual([message])
  })

  test.each([
    ['a program that refuses the URL', 'http://a@b@c/'],
    ['a host that no resolver finds', 'http://exa%6Dple.com/'],
    ['an address that one program takes for a name', 'http://0x7f.1/'],
    ['an address of IPv4 that is written as one of IPv6', 'http://[::ffff:1.2.3.4]/'],
    ['no URL of the web', 'mailto:ada@example.com'],
    ['a reference', 'evil.example/x'],
    ['a reference to a host', '//evil.example/x'],
  ])('silent: %s', (_, url) => {
    expect(found(url)).toEqual([])
  })

  test('what is related says who reads it so', () => {
    const config = configOf({ severities: onlyDivergences })
    const [finding] = lintDocument('<a href="http://good.example\\@evil.example/">', 'html', config)
    expect(finding?.related.map(({ message }) => message)).toEqual([
      'Read by curl and python: "evil.example".',
    ])
  })
})

describe('no divergence', () => {
  test.each([
    'http://a@b@c/',
    'http://good.example#@evil.example',
    'http://EXAMPLE.com:80',
    'http://☺.net/ b',
    'page.html',
    '',
  ])('%j', url => {
    expect(messages(url)).toEqual([])
  })
})

describe('what is marked', () => {
  const config = { severities: onlyDivergences, divergenceSpecs: historic }
  finds('<a href="http://«good.example»\\@evil.example/">', ['divergence/host'], { config })
  finds('<a href="http://«good.exampl&#x65;»\\@evil.example/">', ['divergence/host'], { config })
  finds('<a href=" «http://a/b\\c» ">', ['divergence/url'], { config })
  finds('[a](http://«0x7f.1»/)', ['divergence/loopback'], { config, language: 'markdown' })
  finds('<div itemtype="not\\a-url"></div>', [], { config })
  finds('<a href="http://{{host}}\\@evil.example/">', [], { config, language: 'html' })
  finds('<a href="\\\\«evil.example»">', ['divergence/host'], { config })
})

describe('off unless it is asked for', () => {
  const url = 'http://groß.example/'
  test.each([
    [{}, []],
    [{ '*': 'error' }, []],
    [{ 'divergence/host': 'info' }, ['info']],
    [{ 'divergence/*': 'error' }, ['error']],
    [{ 'divergence/host': 'error', '*': 'info' }, ['error']],
    [{ 'divergence/host': 'error', '*': 'off' }, []],
    [{ 'divergence/url': 'error' }, []],
  ])('%j', (severities, expected) => {
    const found = lintDocument(`<a href="${url}">`, 'html', configOf({ severities }))
    const weights = found.filter(({ code }) => code.startsWith('divergence/'))
    expect(weights.map(({ severity }) => severity)).toEqual(expected)
  })

  test('an override can ask for it', () => {
    const overrides = [{ files: ['a/**'], severities: { 'divergence/host': 'error' } }]
    const codesIn = (path: string) => {
      const { config } = configForFile(configOf({ severities: { '*': 'off' }, overrides }), path)
      return lintDocument(`<a href="${url}">`, 'html', config).map(({ code }) => code)
    }
    expect([codesIn('a/x.html'), codesIn('b/x.html')]).toEqual([['divergence/host'], []])
  })
})

describe('the specifications that are compared', () => {
  test('can be chosen', () => {
    const divergenceSpecs = ['whatwg', 'abarth-url-01']
    expect(messages('http:///evil.example', { divergenceSpecs })).toEqual([])
    expect(messages('http://a;b/', { divergenceSpecs })).toEqual([
      'Programs connect to different hosts for this URL, so a check by one does not hold for another: "a;b" by whatwg; "a" by abarth-url-01.',
    ])
  })

  test.each([
    [['whatwg'], 'at least 2 elements'],
    [['whatwg', 'rfc3968'], 'Did you mean "rfc3986"?'],
  ])('%j is a mistake', (divergenceSpecs, words) => {
    expect(() => configOf({ divergenceSpecs })).toThrow(words)
  })
})

test('a comment suppresses it', () => {
  const text =
    '<!-- hreflint-disable-next-line divergence/host -- on purpose -->\n<a href="http://good.example\\@evil.example/">'
  expect(lintDocument(text, 'html', configOf({ severities: onlyDivergences }))).toEqual([])
})

test('hosts that are allowed are not compared', () => {
  expect(messages('http:///evil.example')).toHaveLength(1)
  const config = configOf({
    severities: onlyDivergences,
    divergenceSpecs: historic,
    allow: { hosts: ['evil.example'] },
  })
  expect(lintDocument('<a href="http:///evil.example">', 'html', config)).toEqual([])
})

describe('the examples of every definition', () => {
  const config = configOf({ severities: onlyDivergences })
  const examples = divergenceIssues.flatMap(({ code, examples }) =>
    examples.map(example => [example.url, code] as const),
  )
  test.each(examples)('%s', (example, code) => {
    const { text, spans } = marked(example)
    const found = lintDocument(text, 'html', config)
    expect(found.map(finding => [finding.code, mark(text, [finding.span])])).toEqual(
      spans.map(span => [code, mark(text, [span])]),
    )
  })
})
