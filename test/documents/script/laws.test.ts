import fc from 'fast-check'
import { describe } from 'vitest'
import { describeHostile, describeLaws } from '../document-laws.ts'

/** Pieces of literals: escapes of every form, what is none, and what could join its neighbor. */
const piece = fc.oneof(
  fc.constantFrom(...'abz019/:?#=%& {}.,;-é😀\uD800\u2028<$'),
  fc.constantFrom('\\x41', '\\u0042', '\\u{1F600}', '\\0', '\\12', '\\8', '\\n', '\\\\', '\\/'),
  fc.constantFrom("\\'", '\\"', '\\`', '\\$', '\\{', '\\\r\n', '\\\n', '\\\u2028', '\\😀', '\\z'),
  fc.constantFrom('&amp;', '&#x41;', '&#65;', '&nbsp;', '&amp', '&', 'amp;', '${x}', '\\u', '\\x'),
)

/** What begins with a scheme is a URL only as long as it does, hence mostly what takes any text. */
const forms: readonly ((content: string) => string)[] = [
  content => `fetch('${content}')`,
  content => `fetch("${content}"); b = fetch('http://i/')`,
  content => `fetch(\`${content}\`)`,
  content => `fetch(\`/\${b}${content}\${'c'}\`); fetch("https://j")`,
  content => `fetch('/' + b + '${content}')`,
  content => `a = <a href='${content}' b={fetch("i")}>${content.replace(/[<>{}]/g, '')}</a>`,
  content => `new URL("${content}", b)`,
  content => `fetch('https://h/${content}'); a = <img src="${content}"/>`,
]

const documents = fc
  .record({ form: fc.constantFrom(...forms), pieces: fc.array(piece, { maxLength: 8 }) })
  .map(({ form, pieces }) => form(pieces.join('')))

describe('laws of URLs in programs', () => {
  describeLaws({ language: 'javascript', documents })
  describeHostile('javascript', [
    "'https://",
    '"https://a/',
    '`https://a/',
    '${',
    '}',
    '`',
    "'",
    '\\',
    '\\\\a',
    '/',
    '/*',
    '//',
    '<a ',
    '<a href="',
    '>',
    '</a>',
    '(',
    ')',
    '{',
    '[',
    "'https://a'+",
    "('https://a/'+(",
    "fetch('",
    'fetch(`${',
    '<T,',
    '\n',
    'a ',
  ])
})
