import { nearName } from '@hreflint/core/internal'
import {
  configForFile,
  defaultConfig,
  mergeConfigs,
  mergeSettings,
  validateConfig,
} from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

describe('configurations are merged, the later ones winning', () => {
  test('none are the default', () => {
    expect(mergeConfigs([])).toEqual(defaultConfig)
    expect(mergeConfigs([{}, {}])).toEqual(defaultConfig)
  })

  test('what adds up and what is replaced', () => {
    const first = {
      severities: { '*': 'off', 'whatwg/*': 'info' },
      allow: { hosts: ['a'], schemes: ['x'] },
      languages: { '.a': 'html', '.b': 'css' },
      ignore: ['a'],
      overrides: [{ files: ['a'] }],
      divergenceSpecs: ['whatwg', 'rfc3986'],
      siteUrl: 'https://a/',
      extends: ['x'],
    } as const
    const second = {
      $schema: 'y',
      severities: { '*': 'error' },
      allow: { hosts: ['b'] },
      languages: { '.b': 'html' },
      ignore: ['b'],
      overrides: [{ files: ['b'] }],
      divergenceSpecs: ['whatwg', 'rfc3987'],
    } as const
    const merged = mergeConfigs([first, second].map(config => validateConfig(config).config ?? {}))
    expect(merged).toEqual({
      ...defaultConfig,
      severities: { 'whatwg/*': 'info', '*': 'error' },
      allow: { hosts: ['b'], schemes: ['x'], urls: [] },
      languages: { '.a': 'html', '.b': 'html' },
      ignore: ['a', 'b'],
      overrides: [{ files: ['a'] }, { files: ['b'] }],
      divergenceSpecs: ['whatwg', 'rfc3987'],
      siteUrl: 'https://a/',
    })
    // The last match counts, so what is said again comes last.
    expect(Object.keys(merged.severities)).toEqual(['whatwg/*', '*'])
  })

  test('settings over settings', () => {
    const { severities, allow } = mergeSettings(defaultConfig, {})
    expect({ severities, allow }).toEqual({
      severities: defaultConfig.severities,
      allow: defaultConfig.allow,
    })
  })
})

describe('overrides', () => {
  const config = configOf({
    overrides: [
      { files: ['a/*.x'], language: 'html', spec: 'rfc3986' },
      { files: ['*.x', '/y.z'], spec: 'rfc3987' },
      { files: ['./b/**'], excludedFiles: ['b/c.*', 'd.x'], language: 'css' },
    ],
  })
  test.each([
    ['a/b.x', 'rfc3987', 'html'],
    ['a/b/c.x', 'rfc3987', null],
    ['b.x', 'rfc3987', null],
    ['y.z', 'rfc3987', null],
    ['a/y.z', 'whatwg', null],
    ['b/a', 'whatwg', 'css'],
    ['b/c.x', 'rfc3987', null],
    ['b/d.x', 'rfc3987', null],
    ['b/e.x', 'rfc3987', 'css'],
    ['c/b/e', 'whatwg', null],
  ])('of %s', (path, spec, language) => {
    const file = configForFile(config, path)
    expect([file.config.spec, file.language]).toEqual([spec, language])
  })
})

describe('the address of a file', () => {
  test.each([
    ['https://a/', '.', 'x.html', 'https://a/x.html'],
    ['https://a', './', 'b/x.html', 'https://a/b/x.html'],
    ['https://a/b', './public', 'public/x', 'https://a/b/x'],
    ['https://a/b/', 'public/', 'public/x', 'https://a/b/x'],
    ['https://a/', 'public', 'publicly/x', null],
    ['https://a/', 'public', 'x', null],
    ['https://a/', '.', '../x', null],
    ['https://a/', '.', 'a:b', 'https://a/a%3Ab'],
    ['https://a/', '.', '\uD800?#', 'https://a/%EF%BF%BD%3F%23'],
    ['https://a/', '.', '//b/c', 'https://a///b/c'],
    [null, '.', 'x', null],
  ])('on %s, root %s: %s is %s', (siteUrl, root, path, address) => {
    const { config } = configForFile(configOf({ siteUrl, root }), path)
    expect(config.documentUrl).toBe(address)
  })

  test('is the one that is given, if one is', () => {
    const config = configOf({ siteUrl: 'https://a/', documentUrl: 'https://b/c' })
    expect(configForFile(config, 'x').config.documentUrl).toBe('https://b/c')
  })
})

/** By its definition: the fewest letters to write, drop, exchange or swap with their neighbor. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  if (a.at(-1) === b.at(-1)) return distance(a.slice(0, -1), b.slice(0, -1))
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)]
  const isSwap = a.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  const swapped = isSwap ? distance(a.slice(0, -2), b.slice(0, -2)) : Number.POSITIVE_INFINITY
  const others = [distance(shortA, b), distance(a, shortB), distance(shortA, shortB)]
  return 1 + Math.min(swapped, ...others)
}

describe('the near name', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 })
    .map(letters => letters.join(''))

  /** A name of one letter is similar to no other. */
  const isLetter = (text: string) => text.length < 2

  test('is the first of those with the fewest changes, two fifths of the name or two at most', () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 5 }), (name, known) => {
        const limit = Math.max(2, Math.ceil(name.length * 0.4))
        const distances = known.map(candidate =>
          isLetter(candidate) || isLetter(name) ? Infinity : distance(name, candidate),
        )
        const least = Math.min(limit + 1, ...distances)
        const expected = least > limit ? null : known[distances.indexOf(least)]
        expect(nearName(name, known)).toBe(known.includes(name) ? name : expected)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['OFF', 'off'],
    ['wrning', 'warning'],
    ['abcdefghij', null],
  ])('of %s is %s', (name, near) => {
    expect(nearName(name, ['off', 'info', 'warning', 'error'])).toBe(near)
  })
})
