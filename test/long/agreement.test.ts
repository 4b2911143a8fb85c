import { describe, expect, test } from 'vitest'
import { bases, grammarBase } from '../support/bases.ts'
import { agreesOn } from '../support/laws/agreement-law.ts'
import { shareOf } from '../support/laws/share.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../support/small-strings.ts'

// Every pair of prefix and base has strings of five symbols: 24 million. A share takes them for some pairs and strings of
// four symbols for the rest.
const counts = new Map([
  [4, 41_371],
  [5, 579_195],
])

const every = Math.round(100 / shareOf(100))

describe('agreement law, every string of few symbols', () => {
  const pairs = bases.flatMap((base, i) =>
    urlPrefixes.map((prefix, j) => [prefix, base, (i + j) % every === 0 ? 5 : 4] as const),
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
