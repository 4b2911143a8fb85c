import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

const rule = 'hreflint/no-conformance-error'
const withOption = (option: object) => ({ rules: { [rule]: ['warn', option] as never } })

const rejects = (config: object, message: string | RegExp) => {
  // An empty program: it is the configuration that is wrong.
  expect(() => lint('', config)).toThrow(message)
}

describe('an option that is not valid is an error of the configuration', () => {
  test.each([
    [{ ignore: 'whatwg/credentials' }, /should be array/],
    [{ spec: 'rfc1' }, /"rfc1" should be equal to one of the allowed values/],
    [{ presets: ['node'] }, /"node" should be equal to one of the allowed values/],
    [{ literals: 'all' }, /"all" should be equal to one of the allowed values/],
    [{ speck: 'whatwg' }, /Unexpected property "speck"\. Expected properties: .*"spec"/],
    [{ base: '/a' }, /"base" must be an absolute URL\./],
    [
      { ignore: ['whatwg/unescaped-spaces'] },
      /Unknown code "whatwg\/unescaped-spaces" in "ignore"\. Did you mean "whatwg\/unescaped-space", "[\w/-]+" or "[\w/-]+"\?/,
    ],
    [{ forbid: ['https://a.example/*'] }, /Value "https:\/\/a\.example\/\*" should be object/],
    [{ forbid: [{ url: 'a.example' }] }, /"forbid\[0\]\.url" must start with a scheme/],
    [{ ignore: ['nothing-like-any-code-of-hreflint'] }, /in "ignore"\.$/m],
    [
      { ignore: ['whatwg/port-out-of-range'] },
      /contains "whatwg\/port-out-of-range", but only no-parse-exception reports it\./,
    ],
  ])('%j', (option, message) => rejects(withOption(option), message))

  test.each([
    ['no-parse-exception', 'whatwg/unescaped-space', 'no-conformance-error'],
    ['no-credentials', 'whatwg/unescaped-space', 'no-conformance-error'],
    ['no-credentials', 'whatwg/port-out-of-range', 'no-parse-exception'],
  ])('%s cannot ignore %s', (name, code, other) => {
    const rules = { [`hreflint/${name}`]: ['warn', { ignore: [code] }] }
    rejects({ rules }, `"ignore" of ${name} contains "${code}", but only ${other} reports it.`)
  })

  test('of no-divergent-url', () => {
    const rules = { 'hreflint/no-divergent-url': ['warn', { specs: ['whatwg', 'rfc1'] }] }
    rejects({ rules }, /"rfc1" should be equal to one of the allowed values/)
    const unknown = { 'hreflint/no-divergent-url': ['warn', { specs: ['whatwg', 'program/kurl'] }] }
    rejects({ rules: unknown }, /Unknown program "program\/kurl" in "specs"\. Known: program\/curl/)
  })
})

describe('a setting that is not valid is an error of the configuration', () => {
  test.each([
    [{ spec: 'rfc398' }, '"settings.hreflint.spec" cannot be "rfc398". Did you mean "rfc3986"?'],
    [
      { speck: 'x' },
      'Unknown key "speck" in "settings.hreflint". Did you mean "spec"? Known: spec, base',
    ],
    [
      { presets: ['axois'] },
      '"settings.hreflint.presets[0]" cannot be "axois". Did you mean "axios"?',
    ],
    [
      { forbid: [{ url: 'https://a.example/*' }, { urls: 'https://a.example/*' }] },
      'Unknown key "urls" in "settings.hreflint.forbid[1]". Did you mean "url"?',
    ],
    [
      { forbid: [{ url: 'https://a.example/*', replace: 'https://b.example/:page' }] },
      '"settings.hreflint.forbid[0].replace" has ":page", but "url" has no such group.',
    ],
    [{ literals: 'known-scheme' }, 'cannot be "known-scheme". Did you mean "known-schemes"?'],
    [{ literals: true }, '"settings.hreflint.literals" must be a string, not true.'],
    [{ base: 'example.com' }, '"settings.hreflint.base" must be an absolute URL.'],
    [{ base: '' }, '"settings.hreflint.base" must be an absolute URL.'],
    [{ base: 'a/b', spec: 'rfc3986' }, '"settings.hreflint.base" must be an absolute URL.'],
    [{ documentUrl: '//a' }, '"settings.hreflint.documentUrl" must be an absolute URL.'],
    [{ base: 1 }, '"settings.hreflint.base" must be a string, not 1.'],
    [{ sinks: 'a(url)' }, '"settings.hreflint.sinks" must be an array, not "a(url)".'],
    [{ sinks: ['a(url)', ''] }, '"settings.hreflint.sinks[1]" must not be empty.'],
    [{ components: ['Link'] }, '"settings.hreflint.components" must be an object, not an array.'],
    [
      { components: { Link: 'to' } },
      '"settings.hreflint.components.Link" must be an array, not "to".',
    ],
    [
      { components: { Link: [1] } },
      '"settings.hreflint.components.Link[0]" must be a string, not 1.',
    ],
    [{ tags: [1] }, '"settings.hreflint.tags[0]" must be a string, not 1.'],
    [{ jsonKeys: {} }, '"settings.hreflint.jsonKeys" must be an array, not an object.'],
    [
      { templateDelimiters: [['<%']] },
      '"settings.hreflint.templateDelimiters[0]" must have 2 elements.',
    ],
    [{ allowDeliberate: ['test'] }, '"settings.hreflint.allowDeliberate[0]" cannot be "test".'],
    ['whatwg', '"settings.hreflint" must be an object, not "whatwg".'],
    [null, '"settings.hreflint" must be an object, not null.'],
  ])('%j', (hreflint, message) => rejects({ settings: { hreflint } }, message))

  test('every one of them is named', () => {
    const hreflint = { base: '/', literals: 'on', presets: ['gott'] }
    rejects(
      { settings: { hreflint } },
      /"settings\.hreflint\.literals".*"settings\.hreflint\.presets\[0\]"/,
    )
  })

  test('a base with a password is not shown', () => {
    const hreflint = { base: '//ann:secret@example.com/' }
    rejects(
      { settings: { hreflint } },
      /^(?:(?!secret).)*must be an absolute URL\.(?:(?!secret).)*$/s,
    )
  })
})

describe('a sink', () => {
  const given = (sink: string) => ({ settings: { hreflint: { sinks: [sink] } } })

  test.each([
    'request({url})',
    'request( { url } )',
    'request(_, { url })',
    'request(_ , { uri : url , root : base })',
    'request({ url }, _)',
    'new Client( url , base )',
    ' api.get(url) ',
    'größe(url)',
    '$.get(url)',
    'api().get(url)',
    'page.address=url',
  ])('can be %j', sink => expect(lint('', given(sink))).toEqual([]))

  test('with a space before its keys is the same', () => {
    const code = 'request(1, { url: "/a b" })'
    expect(lint(code, given('request(_, { url })'))).toHaveLength(1)
    expect(lint(code, given('request( _,{url} )'))).toHaveLength(1)
  })

  test.each([
    [
      'fetch',
      /The sink "fetch" has an unknown form\. Known forms: "fetch\(url\)", .*"\*\.href = url"/,
    ],
    ['f(url', /has an unknown form/],
    ['f({ url } x)', /has an unknown form/],
    ['f({ url)', /has an unknown form/],
    ['f(uri)', 'can never match: "uri" is not one of url, base'],
    ['f({ url: uri })', 'can never match: "uri" is not one of url, base, prefix'],
    ['f(_)', 'can never match: none of its arguments is a URL'],
    ['f()', 'can never match: none of its arguments is a URL'],
    ['f({})', 'can never match: none of its arguments is a URL'],
    ['f(base)', 'can never match: none of its arguments is a URL'],
    ['f(...url, _)', 'can never match: "...url" must come last.'],
    ['f(url, base, base)', 'can never match: only one argument can be "base".'],
    ['f({ url }, { base })', 'can never match: only one argument can be an object of keys'],
    ['this.api.get(url)', 'leave out "this" ("api.get" matches members of it)'],
    ['this.load(url)', 'leave out "this" ("*.load" matches members of it)'],
    ['*.api.get(url)', 'can never match: "*" must be followed by one name ("*.get")'],
    ['import(url)', 'can never match: "import" is not a name'],
    ['3d(url)', 'can never match: "3d" is not a name'],
    ['new page.address = url', 'can never match: "new" cannot be assigned to.'],
    ['page() = url', 'can never match: a call cannot be assigned to.'],
  ])('cannot be %j', (sink, message) => {
    rejects(given(sink), message)
    rejects(given(sink), '"settings.hreflint.sinks[0]": ')
  })

  test('without "this" matches members of it', () => {
    expect(lint('this.api.get("/a b")', given('api.get(url)'))).toHaveLength(1)
    expect(lint('this.load("/a b")', given('*.load(url)'))).toHaveLength(1)
  })
})

test.each(Object.entries(plugin.rules))(
  '%s describes its options and has defaults',
  (_, { meta }) => {
    const schema = JSON.stringify(meta?.schema)
    const { properties } = (JSON.parse(schema) as [{ properties: Record<string, object> }])[0]
    for (const option of Object.values(properties)) {
      expect(option).toMatchObject({ description: expect.stringMatching(/\.$/) })
    }
    expect(meta?.defaultOptions).toHaveLength(1)
  },
)

test('a rule’s own option goes before the settings', () => {
  const settings = { hreflint: { spec: 'whatwg', sinks: ['a(url)'] } }
  const config = { settings, ...withOption({ sinks: ['b(url)'] }) }
  expect(lint('a("/c d"); b("/c d")', config)).toMatchObject([{ column: 17 }])
})

test('rules with different options do not disturb each other', () => {
  const rules = {
    'hreflint/no-conformance-error': ['warn', { sinks: ['a(url)'] }] as never,
    'hreflint/no-parse-exception': ['warn', { sinks: ['b(url)'] }] as never,
  }
  expect(lint('a("/c d"); b("/c d"); a("http://x:y"); b("http://x:y")', { rules })).toMatchObject([
    { ruleId: 'hreflint/no-conformance-error', column: 6 },
    { ruleId: 'hreflint/no-parse-exception', column: 52 },
  ])
})

test('credentials are reported once where both rules run', () => {
  const code = 'fetch("https://ann:secret@example.com/")'
  expect(lint(code)).toMatchObject([{ ruleId: 'hreflint/no-credentials' }])
  expect(lint(code)[0]?.message).not.toContain('secret')
})

test('tags can be named that give their text', () => {
  const code = 'fetch(url`/a b`)'
  expect(lint(code)).toEqual([])
  expect(lint(code, { settings: { hreflint: { tags: ['url'] } } })).toHaveLength(1)
})

test('template delimiters can be named', () => {
  const settings = { hreflint: { templateDelimiters: [['[[', ']]']] } }
  const code = '<template><a href="/[[ x ]]/a b" /></template>'
  expect(code).toContain('[[')
  expect(lint('fetch("/a")', { settings })).toEqual([])
})

test('every rule is documented and the recommended ones are in every preset', () => {
  const recommended = Object.entries(plugin.rules)
    .filter(([, { meta }]) => meta?.docs?.recommended === true)
    .map(([name]) => `hreflint/${name}`)
  for (const [name, config] of Object.entries(plugin.configs)) {
    if (name === 'security') continue
    // Whether a target exists is nothing that a standard says.
    const isTarget = (rule: string) => rule === 'hreflint/no-broken-reference'
    const expected = recommended.filter(rule => !(name.startsWith('standard') && isTarget(rule)))
    expect(Object.keys(config.rules ?? {}).sort()).toEqual(expected.sort())
  }
})

test('rules on programs are in the preset for security', () => {
  const rules = Object.keys(plugin.configs.security.rules ?? {})
  expect(rules).toContain('hreflint/no-bypassable-url-check')
  expect(rules.filter(rule => !(rule.slice('hreflint/'.length) in plugin.rules))).toEqual([])
})
