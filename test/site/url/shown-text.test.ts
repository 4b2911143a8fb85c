import { foreignLetters } from '@hreflint/site/shell/text/foreign-letters'
import { proseParts } from '@hreflint/site/shell/text/prose-parts'
import { visibleText, withNames } from '@hreflint/site/shell/text/visible-text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('text as it is shown', () => {
  /** Names in brackets, letters of another script with their script. */
  const shown = (text: string) =>
    visibleText(text)
      .map(({ text: piece, isName, script }) =>
        isName ? `[${piece}]` : script === null ? piece : `<${piece} ${script}>`,
      )
      .join('')

  test.each([
    ['a b', 'a[␣]b'],
    ['a\u200bb\u00adc', 'a[U+200B]b[U+00AD]c'],
    ['a\u202eb\u2066c', 'a[U+202E]b[U+2066]c'],
    ['a\ud800', 'a[U+D800]'],
    ['p\u0430ypal', 'p<\u0430 Cyrillic>ypal'],
    ['\u043f\u043e\u0447\u0442a', '\u043f\u043e\u0447\u0442<a Latin>'],
    ['\u043f\u043e\u0447\u0442\u0430', '\u043f\u043e\u0447\u0442\u0430'],
    ['\u043f\u043e\u0447\u0442\u0430.example', '\u043f\u043e\u0447\u0442\u0430.example'],
    ['日本語カナかなabc', '日本語カナかなabc'],
    ['münchen', 'münchen'],
  ])('%j is %s', (text, expected) => expect(shown(text)).toBe(expected))

  test('loses nothing that can be seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, start) => {
        const from = Math.min(start, text.length)
        const plain = visibleText(text, from).filter(({ isName }) => !isName)
        const visible = text.slice(from).replaceAll(/[\p{C}\p{Z}]/gu, '')
        expect(plain.map(piece => piece.text).join('')).toBe(visible)
      }),
    )
  })
})

test('letters of several scripts are told in the middle of a URL', () => {
  expect([...foreignLetters('https://p\u0430y.example/')]).toEqual([[9, 'Cyrillic']])
})

test.each([
  ['use `//` here', ['use ', '`//`', ' here']],
  ['`a:` is', ['`a:`', ' is']],
  ['contains "`"', ['contains "`"']],
  ['contains "`" and "`"', ['contains "`" and "`"']],
  ['after `file:`.', ['after ', '`file:`', '.']],
])('code in %j', (text, expected) => {
  expect(proseParts(text).map(part => (part.isCode ? `\`${part.text}\`` : part.text))).toEqual(
    expected,
  )
})

test.each([
  ['The text "\u202Ea\u200B b" is wrong.', 'The text "U+202Ea' + 'U+200B b" is wrong.'],
  ['No match\n', 'No match\n'],
  ['é 漢', 'é 漢'],
])('a sentence names what cannot be seen: %j', (sentence, shown) => {
  expect(withNames(sentence)).toBe(shown)
})
