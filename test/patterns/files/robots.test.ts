import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import fc from 'fast-check'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const dialect = findDialect('robots')
if (dialect === undefined) throw new Error('robots.txt has a dialect.')

const part = fc.constantFrom('/', '/', 'a', 'b', '*', '.php', '?q=', '$', 'é', '%C3%A9', '-', 'A')
const rules = fc.array(part, { maxLength: 6 }).map(parts => `/${parts.join('')}`)
const paths = fc
  .array(fc.constantFrom('/', 'a', 'b', '.php', '?q=1', 'é', '%c3%a9', '-', 'A', 'x'), {
    maxLength: 6,
  })
  .map(parts => `/${parts.join('').replace(/^\/+/, '')}`)

/** Its types are those of a module of another kind. */
const robotsParser: typeof import('robots-parser').default = createRequire(import.meta.url)(
  'robots-parser',
)

const isBlocked = (rule: string, path: string): boolean | undefined =>
  robotsParser('https://example.com/robots.txt', `User-agent: *\nDisallow: ${rule}`).isDisallowed(
    `https://example.com${path}`,
  )

test('rules match as robots-parser has them', () => {
  const cases = fc
    .sample(fc.tuple(rules, paths), 5_000)
    // It ends a rule at each $.
    .filter(([rule]) => !rule.slice(0, -1).includes('$'))
  const differences = cases.filter(([rule, path]) => {
    const match = matchPattern(parsePattern(rule, dialect), `https://example.com${path}`)
    return (match !== null) !== isBlocked(rule, path)
  })
  expect(differences.slice(0, 10)).toEqual([])
  expect(cases.filter(([rule, path]) => isBlocked(rule, path)).length).toBeGreaterThan(100)
})

test.each(['private/', 'https://example.com/private/', '/a/(.*)'])(
  '%s does not block its witness',
  rule => {
    const [issue] = parsePattern(rule, dialect).issues
    expect(issue?.witness).toMatch(/^\//)
    expect(isBlocked(rule, issue?.witness ?? '')).toBe(false)
  },
)
