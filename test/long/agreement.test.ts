import { describe, expect, test } from 'vitest'
import { bases, grammarBase } from '../support/bases.ts'
import { agreesOn } from '../support/laws/agreement-law.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../support/small-strings.ts'

describe('agreement law, every string of five symbols', () => {
  test.each(bases.flatMap(base => urlPrefixes.map(prefix => [prefix, base] as const)))(
    'after %s on %s',
    (prefix, base) => {
      const grammar = grammarBase(base) ?? null
      const differences: string[] = []
      let count = 0
      for (const rest of smallStrings(urlAlphabet, 5)) {
        count++
        if (!agreesOn(prefix + rest, base, grammar)) differences.push(prefix + rest)
      }
      expect(count).toBe(579_195)
      expect(differences).toEqual([])
    },
  )
})
