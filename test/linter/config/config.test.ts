import { configForFile, defaultConfig, lintDocument, resolveConfig } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

describe('a configuration', () => {
  test.each([undefined, {}, { $schema: './config.schema.json' }])('%j is the default', value => {
    expect(resolveConfig(value)).toEqual({ config: defaultConfig, errors: [] })
  })

  test('keeps what it says and completes the rest', () => {
    const config = configOf({ severities: { '*': 'info' }, allow: { hosts: ['my_host'] } })
    expect(config).toEqual({
      ...defaultConfig,
      severities: { '*': 'info' },
      allow: { hosts: ['my_host'], schemes: [], urls: [] },
    })
  })
})

const mistakes: readonly [
  value: unknown,
  path: readonly (string | number)[],
  words: readonly string[],
][] = [
  [null, [], ['must be an object', 'null']],
  [[], [], ['must be an object', 'an array']],
  [
    { severity: {} },
    ['severity'],
    ['Unknown key "severity"', 'Did you mean "severities"?', 'documentUrl'],
  ],
  [{ spec: 'whatwgg' }, ['spec'], ['"spec"', '"whatwgg"', 'Did you mean "whatwg"?', 'Known:']],
  [
    { severities: { 'whatwg/unescaped-spaec': 'off' } },
    ['severities', 'whatwg/unescaped-spaec'],
    ['Unknown code', '"whatwg/unescaped-space"'],
  ],
  [
    { severities: { 'whatwg/unescaped-space': 'of' } },
    ['severities', 'whatwg/unescaped-space'],
    ['"of"', 'Did you mean "off"?', 'info'],
  ],
  [{ severities: { 'rfc/*': 'off' } }, ['severities', 'rfc/*'], ['No code matches "rfc/*"']],
  [{ severities: [] }, ['severities'], ['must be an object, not an array']],
  [{ documentUrl: 'example.com' }, ['documentUrl'], ['absolute URL', '"example.com"']],
  [{ siteUrl: 5 }, ['siteUrl'], ['a string or null', '5']],
  [{ templateDelimiters: [['<<']] }, ['templateDelimiters', 0], ['2 elements']],
  [{ overrides: [{ spec: 'whatwg' }] }, ['overrides', 0], ['must have the key "files"']],
  [
    { overrides: [{ files: ['*.x'], severities: { 'a/b': 'off' } }] },
    ['overrides', 0, 'severities', 'a/b'],
    ['Unknown code "a/b"'],
  ],
  [{ allow: { host: [] } }, ['allow', 'host'], ['in "allow"', 'Did you mean "hosts"?']],
]

describe('a mistake in a configuration is named', () => {
  test.each(mistakes)('%j', (value, path, words) => {
    const { config, errors } = resolveConfig(value)
    expect(config).toBeNull()
    expect(errors).toHaveLength(1)
    expect(errors[0]?.path).toEqual(path)
    for (const word of words) expect(errors[0]?.message).toContain(word)
    expect(errors[0]?.message).not.toContain('\n')
  })

  test('all of them', () => {
    expect(resolveConfig({ a: 1, b: 2 }).errors).toHaveLength(2)
  })
})

describe('the configuration of one file', () => {
  const config = configOf({
    siteUrl: 'https://example.com/docs',
    root: 'public',
    severities: { 'whatwg/unescaped-*': 'error' },
    overrides: [
      { files: ['legacy/**'], severities: { 'whatwg/unescaped-space': 'off' } },
      { files: ['*.tmpl'], excludedFiles: ['x.tmpl'], language: 'html' },
    ],
  })
  const cases: readonly [
    path: string,
    expected: { address: string | null; language: string | null; space: string | undefined },
  ][] = [
    [
      'public/a b/ü.html',
      { address: 'https://example.com/docs/a%20b/%C3%BC.html', language: null, space: 'error' },
    ],
    ['index.html', { address: null, language: null, space: 'error' }],
    ['legacy/index.html', { address: null, language: null, space: undefined }],
    ['deep/in/a.tmpl', { address: null, language: 'html', space: 'error' }],
    ['deep/x.tmpl', { address: null, language: null, space: 'error' }],
  ]
  test.each(cases)('%s', (path, expected) => {
    const { config: forFile, language } = configForFile(config, path)
    const [space] = lintDocument('<a href="/a b">', 'html', forFile)
    expect({ address: forFile.documentUrl, language, space: space?.severity }).toEqual(expected)
  })
})

describe('URLs that are allowed', () => {
  const allow = { hosts: ['my_host', '*.my_domain'], schemes: ['MS-Word'] }
  test.each([
    ['http://my_host/a|b', 0],
    ['http://MY_HOST/a|b', 0],
    ['http://x.my_domain/', 0],
    ['ms-word:ofe|u|x', 0],
    ['http://other/a|b', 1],
    ['/a|b', 1],
  ])('%s', (url, count) => {
    expect(lintDocument(`<a href="${url}">`, 'html', configOf({ allow }))).toHaveLength(count)
  })
})

test('a scheme is allowed with or without its colon, and as it is named', () => {
  const count = (schemes: readonly string[]) =>
    lintDocument(
      '<a href="ms-word:a^ b"><a href="//a_b/">',
      'html',
      configOf({ allow: { schemes } }),
    ).length
  const all = count([])
  expect(count(['MS-Word:'])).toBeLessThan(all)
  expect(count(['ms-word'])).toBe(count(['MS-Word:']))
  for (const other of ['ms:word', 'ms-wordx', 'null']) expect(count([other])).toBe(all)
})
