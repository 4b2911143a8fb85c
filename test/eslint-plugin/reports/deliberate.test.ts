import { join } from 'node:path'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

const allow = (...allowDeliberate: string[]) => ({ settings: { hreflint: { allowDeliberate } } })

describe('questions about the parser of the platform', () => {
  test.each([
    'works = new URL("https://a@b").username === "a"',
    'if ("a" !== new URL("https://a@b").username) polyfill()',
  ])('%s', code => {
    expect(lint(code)).toMatchObject([{ messageId: 'whatwg/credentials' }])
    expect(lint(code, allow('assertions'))).toEqual([])
  })

  test.each([
    'same = new URL("https://a@b").host === location.host',
    'name = new URL("https://a@b").username',
    'same = new URL("https://a@b") === "a"',
  ])('not %s', code => {
    expect(lint(code, allow('assertions'))).toMatchObject([{ messageId: 'whatwg/credentials' }])
  })
})

describe('assertions that something fails', () => {
  const failing = [
    'expect(() => new URL("http://[")).toThrow()',
    'expect(() => new URL("http://[")).toThrowError(TypeError)',
    'expect(() => { new URL("http://[") }).toThrowErrorMatchingInlineSnapshot(`x`)',
    'expect(function () { return new URL("http://[") }).to.throw()',
    'expect(() => fetch("http://[")).rejects.toThrow()',
    'expect(fetch("http://[")).rejects.toBeDefined()',
    'expect(fetch("http://[")).to.eventually.be.rejectedWith(TypeError)',
    'expectAsync(fetch("http://[")).toBeRejected()',
    'assert.throws(() => new URL("http://["))',
    'assert.throws(() => { const u = new URL("http://["); u.href })',
    'assert.rejects(fetch("http://["))',
    'assert.isRejected(fetch("http://["))',
    'assert.strict.rejects(async () => { await fetch("http://[") })',
    't.throws(() => new URL("http://["))',
    't.throwsAsync(() => fetch("http://["))',
    'assertThrows(() => new URL("http://["))',
    'assert_throws_js(TypeError, () => new URL("http://["))',
    'promise_rejects_js(t, TypeError, fetch("http://["))',
    'throws(() => new URL("http://["))',
    '(() => new URL("http://[")).should.throw()',
    'try { new URL("http://[") } catch {}',
    'const bad = "http://["; expect(() => new URL(bad)).toThrow()',
    'import { URL } from "url"; expect(() => new URL("http://[")).toThrow()',
  ]
  test.each(failing)('%s', code => {
    expect(lint(code)).toMatchObject([{ messageId: 'whatwg/ipv6-unclosed' }])
    expect(lint(code, allow('assertions'))).toEqual([])
  })

  test.each([
    'expect(() => new URL("http://[")).not.toThrow()',
    'expect(new URL("http://[").href).toBe("x")',
    'expect(() => new URL("http://["))',
    'assert.doesNotThrow(() => new URL("http://["))',
    'assert.equal(new URL("http://[").href, "x")',
    'it("throws", () => { new URL("http://[") })',
    'try { url = new URL("http://[") } catch {}',
    'try { new URL("http://[") } finally { done() }',
    'try {} catch { new URL("http://[") }',
    'try { fetch("http://[") } catch {}',
    'page.throws; new URL("http://[")',
    'expect(new URL("http://[").rejects).toBe(1)',
  ])('not %s', code => {
    expect(lint(code, allow('assertions', 'canParse'))).toMatchObject([
      { messageId: 'whatwg/ipv6-unclosed' },
    ])
  })
})

test.each([
  'URL.canParse("http://[")',
  'if (!URL.canParse("a b", "http://a b")) {}',
  'import { URL as U } from "node:url"; U.canParse("http://[")',
])('%s asks whether it is one', code => {
  expect(lint(code)).not.toEqual([])
  expect(lint(code, allow('canParse'))).toEqual([])
})

test('what is parsed, not asked, is no question', () => {
  expect(lint('URL.parse("http://[")', allow('canParse'))).toHaveLength(1)
})

describe('files of tests', () => {
  const lintAs = (filename: string, config: Linter.Config) =>
    lint('fetch("http://[")', config, filename)

  test.each([
    'a.test.js',
    'a.spec.mjs',
    'a-test.js',
    'a_test.js',
    'test.js',
    'a.cy.js',
    'test/a.js',
    'tests/b/a.js',
    'src/__tests__/a.js',
    'fesm2022/testing.mjs',
    'packages/a/spec/a.js',
    'e2e/a.js',
    'cypress/a.js',
    'fixtures/a.js',
  ])('%s', filename => {
    expect(lintAs(filename, {})).toHaveLength(1)
    expect(lintAs(filename, allow('tests'))).toEqual([])
  })

  test.each([
    'a.js',
    'contest/a.js',
    'testing/a.js',
    'latest.js',
    'src/test-ids.js',
    'spectrum.js',
  ])('not %s', filename => expect(lintAs(filename, allow('tests'))).toHaveLength(1))

  test('folders above the one that ESLint runs in say nothing', () => {
    const cwd = join(import.meta.dirname, 'a')
    const config = [{ ...plugin.configs.recommended, files: ['**/*.*'] }]
    const messages = new Linter({ cwd }).verify(
      'fetch("http://[")',
      config,
      join(cwd, 'src', 'a.js'),
    )
    expect(messages).toHaveLength(1)
  })
})

test('the presets allow what is deliberate, and settings take it back', () => {
  for (const preset of Object.values(plugin.configs)) {
    expect(preset.settings?.hreflint).toMatchObject({
      allowDeliberate: ['assertions', 'canParse', 'tests'],
    })
  }
  const { recommended } = plugin.configs
  const verify = (...config: Linter.Config[]) =>
    new Linter().verify('URL.canParse("http://[")', config, 'a.js')
  expect(verify(recommended)).toEqual([])
  expect(verify(recommended, allow())).toHaveLength(1)
  expect(verify(recommended, { settings: { hreflint: { presets: ['axios'] } } })).toEqual([])
})

test('an unknown kind fails', () => {
  expect(() => lint('', allow('all'))).toThrow(
    '"settings.hreflint.allowDeliberate[0]" cannot be "all". Known: assertions, canParse, tests.',
  )
})
