import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/source-files.ts'

/**
 * A lookbehind that goes back over any number of characters and is where a match begins, so that it is tried at each
 * character of a text: the time grows with the square of its length. After a character, `:(?<=\/[^:]*:)`, it is tried
 * only there.
 */
const triedEverywhere = /(?:(?<![\w)])\/|[|(`'])\(\?<[=!](?:[^()\n]|\\[()])*(?<!\\)[*+]\)/g

/** Files whose texts are short there. */
const ofShortTexts = ['packages/core/src/generic-syntax/plain-address/plain-forms.ts']

test('no lookbehind without a bound is tried at each character', () => {
  const found = sourceFiles('packages', ['.ts', '.tsx', '.mts'])
    .filter(path => path.split('/')[2] === 'src' && !ofShortTexts.includes(path))
    .flatMap(path =>
      Array.from(readSource(path).matchAll(triedEverywhere), ({ 0: one }) => `${path}: ${one}`),
    )
  expect(found).toEqual([])
})
