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

  it('reports a name that a parameter hides from the platform in no inner scope', () => {
    const code = 'fetch("/a b"); function f(fetch) { return () => fetch("/a b") }'
    const config = { ...plugin.configs.recommended, files: ['**/*.js'] }
    const messages = new Linter().verify(code, config, 'a.js')
    expect(messages.map(({ column }) => column)).toEqual([10])
  })
})
