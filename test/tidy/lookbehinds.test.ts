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

/**
 * Blanks at the start of a line that may go on into the next line, `/^\s*name/m`, so that each empty line of many is
 * read with all that follow it. U+2028 begins a line as well.
 */
const blanksOverLines = /\/\^(?:\\s|\[\^\\S\\r\\n\])\*[^\n]*?[^\\[]\/[a-z]*m/g

test('no expression reads the blanks of several lines from the start of each', () => {
  const found = sourceFiles('packages', ['.ts', '.tsx', '.mts'])
    .filter(path => path.split('/')[2] === 'src')
    .flatMap(path =>
      Array.from(readSource(path).matchAll(blanksOverLines), ({ 0: one }) => `${path}: ${one}`),
    )
  expect(found).toEqual([])
})
