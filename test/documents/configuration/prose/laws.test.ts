import fc from 'fast-check'
import { describe } from 'vitest'
import { describeHostile, describeLaws } from '../../document-laws.ts'

/** Pieces of documents: markup that begins and ends in every way. */
const pieces: Readonly<Record<string, readonly string[]>> = {
  restructuredtext: [
    '`a <https://a.example/',
    '>`_ ',
    '>`__ ',
    '.. _a: ',
    '.. image:: ',
    '   :target: ',
    '.. note:: ',
    '.. code-block:: a\n\n   ',
    '::\n\n    ',
    '`` ',
    ' ``',
    ' *',
    '* ',
    '|',
    ':a:`',
    '\\ ',
    '\\_',
    '>>> ',
    '===  ===\n',
  ],
  asciidoc: [
    'https://a.example/[',
    '] ',
    'link:',
    'image::',
    ':a: ',
    '<',
    '> ',
    '----\n',
    '////\n',
    '[source]\n',
    '++',
    '+',
    '`',
    '"',
    ' {b} ',
    '|===\n',
    '// ',
  ],
}

const common = [
  '\n',
  '\n\n',
  ' ',
  '  ',
  '- ',
  'a',
  '.',
  ')',
  'https://b.example/',
  'redis://c',
  '%20',
]

/** Where a URL in text ends, and whether it is one, depends on what is written there. */
const isPlain = /^(?:https|redis):\/\/[a-z\d.]*[a-z\d](?:\/(?:[\w%=/-]*[a-z\d/])?)?$/

for (const [language, own] of Object.entries(pieces)) {
  const documents = fc
    .array(fc.constantFrom(...own, ...common), { maxLength: 14 })
    .map(parts => parts.join(''))
  describe(`laws of URLs in ${language}`, () => {
    describeLaws({
      language,
      documents,
      runs: 500,
      isExempt: (_, expected) => !isPlain.test(expected),
    })
    describeHostile(language, [...own, ...common, 'https://', 'a://', 'a-', '://a.', '<https://a '])
  })
}
