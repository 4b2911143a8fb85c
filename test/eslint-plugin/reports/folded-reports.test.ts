import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { fixAll, lint } from '../support/lint.ts'

const codesOf = (code: string) => lint(code).map(({ messageId }) => messageId)

describe('one report for each thing to fix', () => {
  test.each([
    ["fetch('/x|x|x|x|x|x|x')", ['whatwg/unescaped-pipe']],
    ["fetch('data:image/svg+xml,<svg><g/></svg>')", ['document/unescaped-data']],
    ["fetch('git+ssh://git@example.com/a')", []],
    ["new URL('http://2001:db8::1/')", ['whatwg/ipv6-unbracketed']],
    ["new URL('http://1.2.3.4./')", ['whatwg/ipv4-trailing-dot']],
    ["new URL(' ')", ['whatwg/missing-scheme']],
  ])('%s', (code, expected) => {
    expect(codesOf(code)).toEqual(expected)
  })

  test('one fix repairs all places', () => {
    expect(fixAll("fetch('/<x<x<x<x<x<')").output).toBe("fetch('/%3Cx%3Cx%3Cx%3Cx%3Cx%3C')")
  })

  test('the presets leave data alone', () => {
    const recommended = plugin.configs.recommended
    const code = "fetch('data:image/svg+xml,<svg/>'); fetch('/a b')"
    expect(
      lint(code, { rules: recommended?.rules ?? {} }).map(({ messageId }) => messageId),
    ).toEqual(['whatwg/unescaped-space'])
  })
})
