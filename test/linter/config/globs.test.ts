import { createRequire } from 'node:module'
import {
  configForFile,
  globMatcher,
  lintDocument,
  pathMatcher,
  resolveConfig,
} from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// picomatch is what globs were matched by before they were run without backtracking.
const fromLinter = createRequire(new URL('../../../packages/linter/package.json', import.meta.url))
const picomatch = fromLinter('picomatch/posix.js') as (
  glob: string,
  options: { dot: boolean },
) => (path: string) => boolean

describe('globs of paths', () => {
  const pieces = fc.constantFrom(
    ...['a', 'b', 'ab', '.', '/', '*', '**', '**/', '/**', '?', '[ab]', '[!a]', '[a-b]', '{a,b}'],
    ...[
      '{a,b/**}',
      '{1..3}',
      '!(a)',
      '@(a|b)',
      '?(a)',
      '*(ab)',
      '+(a|b)',
      '!',
      '\\*',
      '(a|b)',
      '-',
    ],
    ...[
      '[[:alpha:]]',
      '..',
      '../',
      './',
      '.a',
      '1',
      '(',
      ')',
      '{',
      '}',
      '[',
      ']',
      ',',
      '|',
      '+',
      '^',
      '$',
    ],
  )
  const globs = fc.array(pieces, { minLength: 1, maxLength: 7 }).map(list => list.join(''))
  const paths = fc
    .array(fc.constantFrom('a', 'b', 'ab', '.', '/', '1', '2', '*', '-', '\n'), { maxLength: 8 })
    .map(list => list.join(''))

  test('match what picomatch matches', () => {
    let tried = 0
    let matches = 0
    fc.assert(
      fc.property(globs, fc.array(paths, { minLength: 8, maxLength: 8 }), (glob, list) => {
        const isMatch = pathMatcher(glob)
        const expected = picomatch(glob, { dot: true })
        for (const path of list.filter(item => item !== '')) {
          tried += 1
          if (expected(path)) matches += 1
          expect([glob, path, isMatch(path)]).toEqual([glob, path, expected(path)])
        }
      }),
      { numRuns: 5000 },
    )
    expect(matches).toBeGreaterThan(tried / 100)
  })

  // Each of these would take longer than the age of the universe if it were tried in every way.
  test.each([
    [`${'*a'.repeat(40)}b`, 'a'.repeat(400)],
    [`${'**/a'.repeat(40)}/b`, 'a/'.repeat(200)],
    [`${'{a,*}'.repeat(40)}b`, 'a'.repeat(400)],
    [`${'*(a|aa)'.repeat(30)}b`, 'a'.repeat(200)],
    [`${'+(a*)'.repeat(20)}b`, 'a'.repeat(200)],
    [`${'!(a)*'.repeat(10)}b`, 'a'.repeat(100)],
    [`${'(a*)*'.repeat(20)}b`, 'a'.repeat(200)],
  ])('end: %s', (glob, path) => expect(pathMatcher(glob)(path)).toBe(false))

  test.each(['(a)\\1', '(?<=a)b', '(?<n>a)', 'a\\b'])(
    'what has no place in a glob matches nothing else: %s',
    glob => {
      const isMatch = pathMatcher(glob)
      expect(isMatch(glob)).toBe(true)
      expect(['a', 'aa', 'b', 'ab'].filter(isMatch)).toEqual([])
    },
  )
})

describe('globs of codes and hosts', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', '.', '\n'), { maxLength: 8 })
    .map(list => list.join(''))
  const globs = fc
    .array(fc.constantFrom('a', 'b', '.', '*'), { maxLength: 6 })
    .map(list => list.join(''))

  test('match as a regular expression does in which * is anything', () => {
    fc.assert(
      fc.property(globs, texts, (glob, text) => {
        const source = glob.replaceAll('.', '\\.').replaceAll('*', '.*')
        expect(globMatcher(glob)(text)).toBe(new RegExp(`^${source}$`, 's').test(text))
      }),
      { numRuns: 5000 },
    )
  })

  test('end, however many stars they have', () => {
    expect(globMatcher(`${'*a'.repeat(1000)}b`)('a'.repeat(10_000))).toBe(false)
  })
})

test('a configuration with hostile globs is used at once', () => {
  const hosts = [`${'*a'.repeat(40)}b`]
  const overrides = [{ files: [`${'*a'.repeat(40)}b`], severities: { 'whatwg/*': 'off' } }]
  const { config } = resolveConfig({ allow: { hosts }, overrides })
  if (config === null) throw new Error('The configuration is valid.')
  const host = `${'a'.repeat(60)}.`.repeat(3)
  const text = `<a href="https://${host}example:70000/">`
  const merged = configForFile(config, `${'a'.repeat(200)}.html`).config
  expect(lintDocument(text, 'html', merged)).toHaveLength(1)
})
