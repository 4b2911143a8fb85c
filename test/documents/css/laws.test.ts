import fc from 'fast-check'
import { describe } from 'vitest'
import { describeHostile, describeLaws } from '../document-laws.ts'

/** Pieces of strings and unquoted URLs: escapes that end in every way, and what is none. */
const piece = fc.oneof(
  fc.constantFrom(...'abz09/:?#=%& {}.,;-é😀\uD800\uFFFD<'),
  fc.constantFrom('\\26 ', '\\26', '\\000026', '\\0', '\\D800 ', '\\110000', '\\\r\n', '\\\n'),
  fc.constantFrom('\\"', "\\'", '\\)', '\\(', '\\\\', '\\ ', '\\z', '\\😀', '\\41\t', '\0', '</'),
)

const forms: readonly ((content: string) => string)[] = [
  content => `a { background: url(${content}) }`,
  content => `a { background: URL( "${content}" ) , url('x') }`,
  content => `a { background: image-set('${content}' 1x, url(${content}) type("b/c")) }`,
  content => `@import '${content}' screen; @font-face { src: src("${content}") }`,
  content => `/* ${content} */ b { --x: url(\t${content}\n); c: url("${content}`,
]

const documents = fc
  .record({ form: fc.constantFrom(...forms), pieces: fc.array(piece, { maxLength: 8 }) })
  .map(({ form, pieces }) => form(pieces.join('')))

describe('laws of URLs in CSS', () => {
  describeLaws({ language: 'css', documents })
  describeHostile('css', [
    'url(',
    'url("',
    "url('\\",
    'url( ',
    ')',
    '"',
    '\\',
    '/*',
    '@import ',
    'image-set(',
    '{',
    '}',
    ';',
    'a:',
    'url(a b)',
    '\\26',
    '<!--',
    '\n',
    '(',
    '[',
  ])
})
