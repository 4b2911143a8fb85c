import fc from 'fast-check'
import { describe } from 'vitest'
import { describeHostile, describeLaws } from '../document-laws.ts'

/** Pieces of destinations: escapes, references, what is none, what a destination may not hold. */
const piece = fc.oneof(
  fc.constantFrom(...'abz09/:?#=%&;.,-_~!*é😀\uFFFD(){}[]|'),
  fc.constantFrom('&amp;', '&copy;', '&copy', '&nosuch;', '&#65;', '&#x1F600;', '&#0;', '&#'),
  fc.constantFrom(
    '\\',
    '\\\\',
    '\\(',
    '\\)',
    '\\&',
    '\\a',
    '\\<',
    '\\|',
    '\0',
    'amp;',
    '&a',
    'mp;',
  ),
)
const inBrackets = fc.oneof(piece, fc.constantFrom(' ', '\t'))
const texts = (of: fc.Arbitrary<string>) =>
  fc.array(of, { minLength: 1, maxLength: 8 }).map(parts => parts.join(''))

const forms: readonly ((bare: string, bracketed: string) => string)[] = [
  (bare, bracketed) => `[a](x${bare} "t") and ![b](<y${bracketed}> 't')\n`,
  bare => `> * [![a](x${bare})](y${bare}z)\r\n>   more\n`,
  (bare, bracketed) => `[a]: <x${bracketed}>\n[b]: x${bare}\n  'title'\n`,
  (bare, bracketed) => `<http:${bare}> <mailto:${bracketed}> <a@b.example>\n`,
  bare => `http://a.example/${bare}z www.b.example/${bare}z c+${bare}@d.example\n`,
  (bare, bracketed) => `| a | b |\n|---|---|\n| [a](x${bare}) | <img src="${bracketed}"> |\n`,
  bare => `<div>\n> <a href="x${bare}">\n\n- <b>[c](<x${bare}>)</b>\n  <a\n  href='y${bare}'>\n`,
]

const documents = fc
  .record({ form: fc.constantFrom(...forms), bare: texts(piece), bracketed: texts(inBrackets) })
  .map(({ form, bare, bracketed }) => form(bare, bracketed))

function stripped(text: string): string {
  return text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '')
}

describe('laws of URLs in Markdown', () => {
  describeLaws({
    language: 'markdown',
    documents,
    // A link without a destination has no place for a URL.
    isExempt: (url, expected) => url.site.kind === 'markdown' && expected === '',
    strip: (text, { site }) => (site.kind === 'attribute' ? stripped(text) : text),
    runs: 400,
  })
  const pieces = [
    '[',
    '](',
    '[a](',
    '![',
    '[a](<',
    '[a]: ',
    '[^a]',
    '[^a]: ',
    '> ',
    '- ',
    '1. ',
    '\n',
    '<a ',
    '<a href="',
    '<!--',
    '`',
    '\\',
    '&amp;',
    '|',
    '|-',
    'http://',
    'www.',
    'a@b.c ',
    '*',
    '_a',
    '```\n',
    '---\n',
    '\t',
    '{{',
    '}}',
    '\uFEFF',
    '\0',
  ]
  describeHostile('markdown', pieces)
})
