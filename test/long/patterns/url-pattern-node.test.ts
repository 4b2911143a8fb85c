import { execFileSync } from 'node:child_process'
import { UrlPattern } from '@hreflint/patterns/url-pattern'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urlPatterns, urls } from '../../patterns/arbitraries.ts'
import { shareOf } from '../../support/laws/share.ts'

interface Reading {
  readonly components: readonly string[]
  readonly matches: readonly unknown[]
}

type Case = readonly [pattern: string, urls: readonly string[]]

const base = 'https://example.com/base/'
const names = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const

/** What the `URLPattern` of a program of Node 24 makes of the cases; null where it throws. */
const program = `
  const names = ${JSON.stringify(names)}
  let text = ''
  process.stdin.setEncoding('utf8').on('data', chunk => { text += chunk }).on('end', () => {
    const results = JSON.parse(text).map(([pattern, urls]) => {
      try {
        const made = new URLPattern(pattern, ${JSON.stringify(base)})
        const matches = urls.map(url => {
          const match = made.exec(url)
          return match && names.map(name => [match[name].input, Object.entries(match[name].groups).sort()])
        })
        return { components: names.map(name => made[name]), matches }
      } catch { return null }
    })
    process.stdout.write(JSON.stringify(results))
  })`

function node24(cases: readonly Case[]): readonly (Reading | null)[] {
  const output = execFileSync('npx', ['-y', 'node@24', '-e', program], {
    input: JSON.stringify(cases),
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return JSON.parse(output.toString())
}

/** What we make of a case. Undefined if matching takes more steps than we allow. */
function ours([pattern, candidates]: Case): Reading | null | undefined {
  let made: UrlPattern
  try {
    made = new UrlPattern(pattern, { baseURL: base })
  } catch {
    return null
  }
  let matches: readonly unknown[]
  try {
    matches = candidates.map(url => {
      const match = made.match(url)
      return (
        match &&
        names.map(name => [match[name].input, Object.entries(match[name].groups).toSorted()])
      )
    })
  } catch (error) {
    if (error instanceof Error && error.message === 'too-large') return undefined
    throw error
  }
  return JSON.parse(
    JSON.stringify({ components: names.map(name => made.components[name].pattern), matches }),
  )
}

const cases: readonly Case[] = fc.sample(
  fc.tuple(urlPatterns, fc.array(urls, { minLength: 5, maxLength: 5 })),
  { numRuns: shareOf(40_000) },
)

const isSpecial = (protocol: string): boolean =>
  /^(?:https?|file|wss?|ftp|\*|.*[:(?].*)$/.test(protocol)

/**
 * What Node does otherwise than the standard's text, whose dummy URL is an `https` one: its queries keep `'`, its paths `\`,
 * its opaque paths are split into segments, and a space before the fixed text of a protocol is an error.
 *
 * The standard has no answer for fixed text such as `a/..`, which removes all of itself. "Canonicalize a pathname" puts
 * `/-` before it (step 3), and takes the result from its third character on (step 8). The result is `/` here, which has
 * one. Node takes this for an error, and hreflint for no text.
 */
function isExplained(pattern: string, mine: Reading | null, other: Reading | null): boolean {
  if (mine === null) return false
  const [protocol = '', , , , , pathname = '', search = ''] = mine.components
  if (other === null)
    return (
      / [a-z]*:/.test(pattern) ||
      /[^/]\/\.\.(?:[?#]|$)/.test(pattern) ||
      (!isSpecial(protocol) && pathname.includes('//'))
    )
  const [, , , , , theirPath = '', theirSearch = ''] = other.components
  if (pathname !== theirPath) return !isSpecial(protocol) || pattern.includes('\\\\')
  return search !== theirSearch && search.replaceAll('%27', "'") === theirSearch
}

test('URLPattern of Node 24 reads patterns and URLs the same', () => {
  const theirs = node24(cases)
  let givenUp = 0
  const differences = cases.flatMap((each, index) => {
    const [pattern] = each
    const [mine, other] = [ours(each), theirs[index] ?? null]
    if (mine === undefined) {
      givenUp += 1
      return []
    }
    const [a, b] = [JSON.stringify(mine), JSON.stringify(other)]
    return a === b || isExplained(pattern, mine, other) ? [] : [`${pattern}\n${a}\n${b}`]
  })
  expect(differences.slice(0, 10)).toEqual([])
  // Wildcards beside wildcards: an engine may try more ways than there is time for.
  expect(givenUp).toBeLessThanOrEqual(cases.length / 1000)
})
