import fc from 'fast-check'
import { describe } from 'vitest'
import { describeHostile, describeLaws } from '../../document-laws.ts'

const piece = fc.oneof(
  fc.constantFrom(...'abz09/:?#=%&;.,-_~!*é😀(){}[]|'),
  fc.constantFrom('&amp;', '&#65;', '&nosuch;', '\\\\', '\\(', 'amp;', '&a', 'mp;'),
)
const texts = fc.array(piece, { minLength: 1, maxLength: 8 }).map(parts => parts.join(''))

const forms: readonly ((text: string) => string)[] = [
  text => `<a href="x${text}z">[a](y${text})</a> {x}\n`,
  text => `<Tabs>\n    <img src='${text}' alt={"${text}"}/>\n    - [a]( <x${text}> "t")\n</Tabs>\n`,
  text => `import a from 'b'\n\n[a]: x${text}\n\n{/* ${text} */}\n# <a id="${text}"/> {y}\n`,
]

const documents = fc
  .record({ form: fc.constantFrom(...forms), text: texts })
  .map(({ form, text }) => form(text))

const pieces = [
  '{',
  '{`${',
  '<a b="',
  '<a href={',
  '<a ',
  '`',
  '[a](',
  '<a/>{x}',
  '# {x}\n',
  'import a\n',
  '```\n',
  '<!--',
  '- > <b/>\n',
]

describe('URLs of MDX', () => {
  describeLaws({
    language: 'mdx',
    documents,
    // As in Markdown, a link without a destination has no place for a URL. A pair of braces in one is a hole.
    isExempt: (url, expected) =>
      url.site.kind === 'markdown' && (expected === '' || /\{[^{}]*\}/.test(expected)),
    runs: 400,
  })
  describeHostile('mdx', pieces)
})
