import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { fixAll, lint } from '../support/lint.ts'

const codesOf = (code: string) => lint(code).map(({ messageId }) => messageId)

describe('one report for each thing to fix', () => {
  test.each([
    ["fetch('/x|x|x|x|x|x|x')", ['whatwg/unescaped-pipe']],
    ["fetch('git+ssh://git@example.com/a')", []],
    ["new URL('http://2001:db8::1/')", ['whatwg/ipv6-unbracketed']],
    ["new URL('http://1.2.3.4./')", ['whatwg/ipv4-trailing-dot']],
    ["new URL(' ')", ['whatwg/missing-scheme']],
  ])('%s', (code, expected) => {
    expect(codesOf(code)).toEqual(expected)
  })

  test('one fix repairs all places', () => {
    expect(fixAll("fetch('/^x^x^x^x^x^')").output).toBe("fetch('/%5Ex%5Ex%5Ex%5Ex%5Ex%5E')")
  })

  const tolerated = [
    ["fetch('data:image/svg+xml,<svg><g/></svg>')", 'document/unescaped-data'],
    ["fetch('/items?size=[1,2]')", 'document/tolerated-character'],
    ["location.hash = ''; location.href = '#a^b'", 'document/tolerated-character'],
  ] as const

  test.each(tolerated)('%s is only reported where that is asked for', (code, expected) => {
    expect(codesOf(code)).toEqual([])
    const asking = lint(code, { settings: { hreflint: { tolerated: 'report' } } })
    expect(asking.map(({ messageId }) => messageId)).toEqual([expected])
  })

  test.each(tolerated)('%s: the strict preset asks for it', (code, expected) => {
    const { recommended, strict } = plugin.configs
    const verify = (...config: Linter.Config[]) =>
      new Linter().verify(code, config, 'a.js').map(({ messageId }) => messageId)
    expect(verify(recommended)).toEqual([])
    expect(verify(strict)).toEqual([expected])
  })

  test('codes that a user ignores are ignored besides', () => {
    const ignore: Linter.Config = {
      rules: { 'hreflint/no-conformance-error': ['warn', { ignore: ['whatwg/unescaped-space'] }] },
    }
    const code = "fetch('data:,<a>'); fetch('/a b'); fetch('/?a|b'); fetch('/a|b')"
    const verify = (...config: Linter.Config[]) =>
      new Linter().verify(code, config, 'a.js').map(({ messageId }) => messageId)
    expect(verify(plugin.configs.recommended, ignore)).toEqual(['whatwg/unescaped-pipe'])
    const others = { rules: { 'hreflint/no-conformance-error': 'error' } } as const
    expect(verify(plugin.configs.recommended, others)).toEqual([
      'whatwg/unescaped-space',
      'whatwg/unescaped-pipe',
    ])
  })
})
