import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

const codesUnder = (config: object, text: string, languageId = 'html') =>
  lintDocument(text, languageId, configOf(config)).map(
    ({ code, severity }) => `${severity} ${code}`,
  )

/** A document, what the default reports, and what the preset `standard` reports. */
const cases: readonly [text: string, byDefault: readonly string[], standard: readonly string[]][] =
  [
    ['<a href="/?size=[1,2]">', [], ['warning document/tolerated-character']],
    ['<a href="/?a|b^c">', [], ['warning document/tolerated-character']],
    ['<img src="data:image/svg+xml,<svg/>">', [], ['warning document/unescaped-data']],
    ['<a href="https://ab--c.example/">', [], ['warning whatwg/domain-third-fourth-hyphens']],
    [
      '<a href="https://a:65536/">',
      ['error whatwg/port-out-of-range'],
      ['error whatwg/port-out-of-range'],
    ],
    ['<a href="/a|b">', ['warning whatwg/unescaped-pipe'], ['warning whatwg/unescaped-pipe']],
    ['<a href="htps://example.com/">', ['warning document/misspelled-scheme'], []],
    ['<img src="">', ['info document/empty-url'], []],
  ]

describe('preset', () => {
  test.each(cases)('%s', (text, byDefault, standard) => {
    expect(codesUnder({}, text)).toEqual(byDefault)
    expect(codesUnder({ preset: 'default' }, text)).toEqual(byDefault)
    expect(codesUnder({ preset: 'standard' }, text)).toEqual(standard)
  })

  test('standard also looks at values that programs repair', () => {
    expect(codesUnder({}, 'url: https://example.com/a|b', 'yaml')).toEqual([])
    expect(codesUnder({ preset: 'standard' }, 'url: https://example.com/a|b', 'yaml')).toEqual([
      'warning whatwg/unescaped-pipe',
    ])
  })

  test('severities take precedence', () => {
    const severities = { 'whatwg/unescaped-pipe': 'error', 'document/empty-url': 'warning' }
    const config = { preset: 'standard', severities }
    expect(codesUnder(config, '<a href="/a|b"><img src="">')).toEqual([
      'error whatwg/unescaped-pipe',
      'warning document/empty-url',
    ])
  })

  test('an override has its own', () => {
    expect(
      codesUnder({ overrides: [{ files: ['*'], preset: 'standard' }] }, '<a href="/a">'),
    ).toEqual([])
  })
})
