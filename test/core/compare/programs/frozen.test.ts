import { programs } from '@hreflint/core/programs'
import { describe, expect, test } from 'vitest'
import { differenceOf, differencesOf, equalShare } from './equality.ts'
import { frozenUrls, readFrozen } from './frozen.mjs'
import { cases } from './published/cases.mjs'

/** What the programs answered once. `test/long` asks those that are installed. */
for (const program of programs) {
  const name = program.id.replace('program/', '')
  describe(program.id, () => {
    const { answers, urls, version } = readFrozen(name)

    test('the answers are those to the URLs, from the version that is named', () => {
      expect([answers.length, urls]).toEqual([frozenUrls.length, frozenUrls.length])
      for (const number of program.edition.version.match(/(?<![a-z\d.])\d[\d.]*/g) ?? []) {
        expect(version).toContain(number)
      }
    })

    test('99.9 % of the URLs are read as the program reads them', () => {
      const differences = differencesOf(program, frozenUrls, answers)
      expect(equalShare(differences, frozenUrls), JSON.stringify([...differences])).toBeGreaterThan(
        0.999,
      )
    })

    test.each(cases.map(({ url }, index) => [url, index] as const))('%j', (url, index) => {
      expect(differenceOf(program, url, answers[index] ?? null)).toBeNull()
    })
  })
}
