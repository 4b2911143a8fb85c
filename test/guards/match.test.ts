import { checkGuard } from '@hreflint/guards/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchAt } from '../../packages/guards/src/evaluate/regexp/match.ts'

// The matcher that counts its steps finds what the platform's does.

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  String.raw`\w`,
  String.raw`\.`,
  String.raw`\d`,
  '/',
  '^',
  '$',
  String.raw`\b`,
)
const { pattern } = fc.letrec(tie => ({
  pattern: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atom,
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `${a}${b}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
    tie('pattern').map(a => `(?:${a})`),
    tie('pattern').map(a => `(?=${a})`),
    tie('pattern').map(a => `(?!${a})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '{1,2}'))
      .map(([a, q]) => `(?:${a})${q}`),
  ),
})) as { pattern: fc.Arbitrary<string> }

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '.', '/', '1', '\n'), maxLength: 8 })

test('matches are those of the platform', () => {
  fc.assert(
    fc.property(pattern, fc.constantFrom('', 'i', 'u', 's', 'm'), text, (source, flags, input) => {
      const found = new RegExp(source, flags).exec(input)
      const match = matchAt({ source, flags }, input, 0)
      expect(match === null ? null : [match.index, match.groups[0]]).toEqual(
        found === null ? null : [found.index, found[0]],
      )
    }),
  )
})

test('an expression that would run for years is given up', () => {
  const guard = `u => /^(a+)+$/.test(u) && u.startsWith('https://${'a'.repeat(60)}.com')`
  expect(checkGuard(guard)).toMatchObject({ kind: 'none-found' })
})

test('the answer does not depend on the guards that were examined before', () => {
  const guards = [
    '/([^.]+)[.](?:([^.]*)[.])?amazonaws[.]com$/',
    '/^https:[/][/]a[.]example[.]com[/]/',
    'url => new URL(url).host.endsWith("example.com")',
  ]
  const alone = guards.map(guard => checkGuard(guard, 'request'))
  const backwards = guards.toReversed().map(guard => checkGuard(guard, 'request'))
  expect(backwards.toReversed()).toEqual(alone)
})
