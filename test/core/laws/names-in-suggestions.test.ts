import { readFileSync } from 'node:fs'
import { applyEdits, check, describe as explain } from '@hreflint/core'
import { nearName, withGeneralIssues } from '@hreflint/core/internal'
import { connectionSpecs } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'

// What a suggestion writes is the name in the message, or there is no suggestion.

const source = readFileSync(
  new URL(
    '../../../packages/core/src/general-issues/lookalikes/well-known-names.ts',
    import.meta.url,
  ),
  'utf8',
)
const names = [...source.matchAll(/'([a-z\d ]{40,})'/g)].flatMap(([, words = '']) =>
  words.trim().split(' '),
)

/** Letters that look like those of ASCII. */
const alike: Readonly<Record<string, string>> = {
  ...{ a: 'а', b: 'Ь', c: 'с', d: 'ԁ', e: 'е', g: 'ɡ', h: 'һ', i: 'і', j: 'ј', k: 'κ', l: 'ӏ' },
  ...{ m: 'м', n: 'ո', o: 'о', p: 'р', q: 'ԛ', r: 'г', s: 'ѕ', t: 'т', u: 'υ', v: 'ѵ', w: 'ԝ' },
  ...{ x: 'х', y: 'у', z: 'ᴢ' },
}

/** A name with a letter at each place in turn replaced, with all but one, and with all. */
function imitations(name: string): readonly string[] {
  const letters = [...name]
  const like = (letter: string) => alike[letter] ?? letter
  const places = letters.flatMap((_, at) => [
    letters.map((letter, index) => (index === at ? like(letter) : letter)).join(''),
    letters.map((letter, index) => (index === at ? letter : like(letter))).join(''),
  ])
  return [...new Set([...places, letters.map(like).join('')])].filter(one => one !== name)
}

describe('a lookalike of a well-known name', () => {
  test('all names are known here', () => {
    expect(names.length).toBeGreaterThan(80)
    expect(names).toContain('apple')
  })

  test.each(names)('%s', name => {
    let named = 0
    for (const label of imitations(name)) {
      const url = `https://${label}.com/`
      for (const issue of withGeneralIssues([], url)) {
        const { message, fixes } = explain(issue, url)
        const [, inMessage] = /looks like "([^"]*)"/.exec(message) ?? []
        for (const { edits, title } of fixes) {
          const host = new URL(applyEdits(url, edits)).hostname.replace(/\.com$/, '')
          expect(title).toContain(`Change to ${host}`)
          // Without a name, it is what people see.
          expect([label, host]).toEqual([label, inMessage ?? name])
        }
        if (inMessage === undefined) continue
        named++
        expect([label, inMessage]).toEqual([label, name])
      }
    }
    expect(named).toBeGreaterThan(0)
  })
})

describe('a parameter of one letter is similar to nothing', () => {
  const letters = Array.from({ length: 0x7f - 0x21 }, (_, index) =>
    String.fromCharCode(0x21 + index),
  ).filter(letter => /[\w.-]/.test(letter))

  test.each(
    connectionSpecs.flatMap(spec =>
      (spec.schemes ?? []).map(scheme => [`${spec.id} ${scheme}`, scheme, spec] as const),
    ),
  )('%s', (_, scheme, spec) => {
    for (const letter of letters) {
      for (const text of [`${scheme}://@B?${letter}=x`, `${scheme}://db/x?a=1&${letter}=x`]) {
        for (const issue of check(text, { spec })) {
          if (!/-parameter$/.test(issue.code) || issue.code.includes('deprecated')) continue
          const { message, fixes } = explain(issue, text, { spec })
          expect([text, message]).toEqual([text, expect.not.stringContaining('probably meant')])
          expect([text, fixes]).toEqual([text, []])
        }
      }
    }
  })

  test('whatever the names are', () => {
    for (const letter of letters) {
      for (const other of letters) {
        if (letter.toLowerCase() !== other.toLowerCase()) {
          expect([letter, other, nearName(letter, [other])]).toEqual([letter, other, null])
        }
      }
    }
  })
})
