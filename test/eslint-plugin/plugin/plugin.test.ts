import { readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, it } from 'vitest'

const manifest = JSON.parse(
  readFileSync(new URL('../../../packages/eslint-plugin/package.json', import.meta.url), 'utf8'),
) as { name: string; version: string }

describe('the plugin', () => {
  it('names itself and its version as its manifest does', () => {
    expect(plugin.meta).toMatchObject({ name: manifest.name, version: manifest.version })
  })

  it.each(Object.entries(plugin.rules))('%s has its messages where ESLint looks', (_, { meta }) => {
    expect(Object.hasOwn(meta ?? {}, 'messages')).toBe(true)
    expect(meta?.messages).toBe(meta?.messages)
    expect(Object.keys(meta?.messages ?? {})).not.toEqual([])
  })

  it.each(Object.entries(plugin.rules))('%s has its page in the package', (name, { meta }) => {
    expect(meta?.docs?.url).toMatch(new RegExp(`^file:.*/eslint-plugin/docs/rules/${name}\\.md$`))
  })

  it.each([
    ['no-conformance-error', 'code'],
    ['no-parse-exception', undefined],
    ['no-unescaped-url-part', undefined],
    ['no-divergent-url', undefined],
    ['no-bypassable-url-check', undefined],
  ] as const)('%s is fixable: %s', (name, fixable) => {
    expect(plugin.rules[name].meta?.fixable).toBe(fixable)
  })

  it('is what a module exports to require()', async () => {
    const exports: Record<string, unknown> = await import('eslint-plugin-hreflint')
    expect(exports['module.exports']).toBe(plugin)
  })

  it.each([
    ["new URLPattern({ pathname: '/files/(.*' })", 1],
    ["addEventListener('message', e => { if (e.origin === 'https://example.com/') use(e) })", 1],
    ["new URLPattern('https://*example.com/*')", 0],
  ])('has patterns that throw or never match in its preset security: %s', (code, count) => {
    const config = { ...plugin.configs.security, files: ['**/*.js'] }
    const reports = new Linter().verify(code, config, 'a.js')
    expect(reports.filter(({ ruleId }) => ruleId === 'hreflint/no-broken-pattern')).toHaveLength(
      count,
    )
  })

  it('refuses an option that a rule on programs does not use', () => {
    const config = {
      ...plugin.configs.security,
      rules: { 'hreflint/no-bypassable-url-check': ['warn', { jsonKeys: ['url'] }] as never },
    }
    expect(() => new Linter().verify('', config, 'a.js')).toThrow(/Unexpected property "jsonKeys"/)
  })

  it('reports a name that a parameter hides from the platform in no inner scope', () => {
    const code = 'fetch("/a b"); function f(fetch) { return () => fetch("/a b") }'
    const config = { ...plugin.configs.recommended, files: ['**/*.js'] }
    const messages = new Linter().verify(code, config, 'a.js')
    expect(messages.map(({ column }) => column)).toEqual([10])
  })
})
