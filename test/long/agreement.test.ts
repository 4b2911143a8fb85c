import { describe, expect, test } from 'vitest'
import { bases, grammarBase } from '../support/bases.ts'
import { agreesOn } from '../support/laws/agreement-law.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../support/small-strings.ts'

// Every other pair of prefix and base has strings of five symbols, the rest of four: 13 million in
// all. With HREFLINT_ALL_STRINGS every pair has five: 24 million, in twice the time.
const all = process.env.HREFLINT_ALL_STRINGS !== undefined
const counts = new Map([
  [4, 41_371],
  [5, 579_195],
])

describe('agreement law, every string of few symbols', () => {
  const pairs = bases.flatMap((base, i) =>
    urlPrefixes.map((prefix, j) => [prefix, base, all || (i + j) % 2 === 0 ? 5 : 4] as const),
  )
  test.each(pairs)('after %s on %s, up to %i', (prefix, base, length) => {
    const grammar = grammarBase(base) ?? null
    const differences: string[] = []
    let count = 0
    for (const rest of smallStrings(urlAlphabet, length)) {
      count++
      if (!agreesOn(prefix + rest, base, grammar)) differences.push(prefix + rest)
    }
    expect(count).toBe(counts.get(length))
    expect(differences).toEqual([])
  })
})
