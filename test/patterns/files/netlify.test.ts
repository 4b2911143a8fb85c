import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import { parsePlain } from 'netlify-redirector'
import { expect, test } from 'vitest'

const dialect = findDialect('netlify')
if (dialect === undefined) throw new Error('Netlify has a dialect.')

const segment = fc.oneof(
  fc.constantFrom(
    '*',
    ':id',
    ':x',
    'a',
    'b',
    'a*',
    '*.html',
    ':id.html',
    'a-:id',
    '**',
    ':',
    '(.*)',
    '[a]',
    'a+b',
    '.',
  ),
  fc.stringMatching(/^[\w.:*()+$^{}|-]{1,5}$/),
)
const rules = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`)
const paths = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'A', 'x', 'a.html', 'ab', 'a-1', '*', ':id', 'a+b'), {
      maxLength: 4,
    }),
    fc.constantFrom('', '/'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${segments.length > 0 ? end : ''}`)

/** What the redirector of Netlify makes of paths. */
async function matched(rule: string, candidates: readonly string[]): Promise<readonly boolean[]> {
  const matcher = await parsePlain(`${rule} /target 301`, {})
  return candidates.map(path => {
    const match = matcher.match({
      scheme: 'https',
      host: 'example.com',
      path,
      query: '',
      getHeader: () => '',
      getCookie: () => '',
    })
    return match != null && match.to !== undefined
  })
}

test('rules match the paths that they match on Netlify', async () => {
  const cases = fc.sample(fc.tuple(rules, fc.array(paths, { minLength: 6, maxLength: 6 })), {
    numRuns: 1_500,
  })
  const differences: unknown[] = []
  let matches = 0
  for (const [rule, candidates] of cases) {
    const parsed = parsePattern(rule, dialect)
    const ours = candidates.map(path => matchPattern(parsed, path) !== null)
    const theirs = await matched(rule, candidates)
    matches += theirs.filter(Boolean).length
    for (const [index, path] of candidates.entries()) {
      if (ours[index] !== theirs[index]) differences.push({ rule, path, theirs: theirs[index] })
    }
  }
  expect(differences.slice(0, 10)).toEqual([])
  expect(matches).toBeGreaterThan(200)
})

test('a witness shows on Netlify what the issue says', async () => {
  const wrong: unknown[] = []
  let witnesses = 0
  for (const rule of fc.sample(rules, 3_000)) {
    for (const { kind, witness, code } of parsePattern(rule, dialect).issues) {
      if (witness === null) continue
      witnesses += 1
      const [isMatched] = await matched(rule, [witness.replace(/[?#].*$/s, '')])
      if (isMatched !== (kind === 'more')) wrong.push({ rule, code, witness })
    }
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(witnesses).toBeGreaterThan(100)
})
