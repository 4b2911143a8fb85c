import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { lint } from './support/lint.ts'

const rule = 'hreflint/no-conformance-error'
const withOption = (option: object) => ({ rules: { [rule]: ['warn', option] as never } })

describe('options that name nothing known fail, and say what there is', () => {
  test.each([
    [{ ignore: ['whatwg/no-such'] }, /Unknown code "whatwg\/no-such".*whatwg\/unescaped-space/],
    [{ spec: 'rfc1' }, /Unknown spec id "rfc1"\. Known: .*whatwg/],
    [
      { sinks: ['fetch'] },
      /Unknown form of sink "fetch"\. Known: "fetch\(url\)", .*"\*\.href = url"/,
    ],
    [{ sinks: ['fetch(uri)'] }, /Unknown form of sink/],
    [{ sinks: ['fetch(_)'] }, /Unknown form of sink/],
    [{ sinks: ['f(url'] }, /Unknown form of sink/],
    [{ presets: ['node'] }, /Unknown preset "node"\. Known: angular, axios, cypress/],
    [{ literals: 'all' }, /should be equal to one of the allowed values/],
    [{ speck: 'whatwg' }, /Unexpected property "speck"\. Expected properties: .*"spec"/],
  ])('%j', (option, message) => {
    expect(() => lint('fetch("/a b")', withOption(option))).toThrow(message)
  })

  test.each([
    [{ spec: 'rfc1' }, /Unknown spec id "rfc1"/],
    [{ speck: 'whatwg' }, /Unknown key "speck" in settings\.hreflint\. Known: spec, base/],
    ['whatwg', /settings\.hreflint must be an object/],
  ])('settings %j', (hreflint, message) => {
    expect(() => lint('fetch("/a b")', { settings: { hreflint } })).toThrow(message)
  })

  test('of no-spec-divergence', () => {
    const rules = {
      'hreflint/no-spec-divergence': ['warn', { specs: ['whatwg', 'rfc1'] }] as never,
    }
    expect(() => lint('', { rules })).toThrow(/Unknown spec id "rfc1"/)
  })
})

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
  for (const config of Object.values(plugin.configs)) {
    expect(Object.keys(config.rules ?? {}).sort()).toEqual(recommended.sort())
  }
})
