import { applyEdits, type OffsetMap, type Span } from '@hreflint/core'
import {
  type DecodedLiteral,
  decodeJsxAttribute,
  decodeStringLiteral,
  editLiteral,
  type Quoting,
} from '@hreflint/documents/javascript'
import * as espree from 'espree'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'

const runs = { numRuns: 3000 }

/** What the engine makes of a literal; null if it refuses the program. */
function evaluate(expression: string): string | null {
  try {
    return new Function(`return ${expression}`)() as string
  } catch {
    return null
  }
}

const delimiters: Record<Quoting, readonly [string, string]> = {
  single: ["'", "'"],
  double: ['"', '"'],
  template: ['`', '`'],
  'raw-template': ['String.raw`', '`'],
}

const pieces = fc.constantFrom(
  ...['\\', '\\\\', "'", '"', '`', '$', '{', '${', '}', '\r', '\n', '\r\n', '\u2028', '\u2029'],
  ...['\\n', '\\x41', '\\x4', '\\u0041', '\\u{1F600}', '\\u{110000}', '\\u{', '\\u', '\\0', '\\01'],
  ...['\\377', '\\400', '\\8', '\\9', '\\7', '0', '8', '\\\r\n', '\\\n', '\\\u2028', '\\$', '\\q'],
  ...['a', 'http://', '%20', ' ', '😀', '\ud800', '\udc00', '\0', '&amp;', '&'],
)
const sources = fc.array(pieces, { maxLength: 12 }).map(list => list.join(''))
const texts = fc.oneof(fc.string({ unit: 'binary' }), sources)

const kinds: Record<string, { decode: (inside: string) => DecodedLiteral | null }> = {
  single: { decode: inside => decodeStringLiteral(inside, 'single') },
  double: { decode: inside => decodeStringLiteral(inside, 'double') },
  template: { decode: inside => decodeStringLiteral(inside, 'template') },
  'raw-template': { decode: inside => decodeStringLiteral(inside, 'raw-template') },
  'JSX "': { decode: inside => decodeJsxAttribute(inside, '"') },
  "JSX '": { decode: inside => decodeJsxAttribute(inside, "'") },
}

describe.each(Object.keys(delimiters) as Quoting[])('%s literal', quoting => {
  test('decodes as the engine does', () => {
    const [open, close] = delimiters[quoting]
    fc.assert(
      fc.property(sources, inside => {
        const value = evaluate(open + inside + close)
        // A delimiter in the middle may make a longer program, which is not one literal.
        const decoded = decodeStringLiteral(inside, quoting)?.text ?? null
        if (decoded !== null || !hasDelimiter(inside)) expectSame(decoded, value)
      }),
      runs,
    )
  })
})

/** What espree makes of `<a b="…"/>`. */
interface JsxStatement {
  readonly expression: {
    readonly openingElement: {
      readonly attributes: [{ readonly value: { readonly value: string } }]
    }
  }
}

const hasDelimiter = (inside: string) => /['"`]|\$\{/.test(inside)

describe.each(['"', "'"] as const)('JSX attribute in %s', quote => {
  const references = fc.constantFrom(
    ...[
      '&',
      '&amp;',
      '&quot;',
      '&nbsp;',
      '&there4;',
      '&apos;',
      '&amp',
      '&AMP;',
      '&notin;',
      '&not;',
    ],
    ...['&lang;', '&thetasym;', '&#65;', '&#x41;', '&#X41;', '&#xFFFD;', '&#;', '&#x;', '&;', ';'],
    ...[
      '&constructor;',
      '&hellip;',
      '\\',
      '\\n',
      '\r\n',
      '\n',
      '\r',
      'a',
      ' ',
      '😀',
      '{',
      '#',
      'x',
    ],
  )
  test('decodes as the parser does', () => {
    fc.assert(
      fc.property(fc.array(references, { maxLength: 10 }), list => {
        const inside = list.join('')
        const program = espree.parse(`<a b=${quote}${inside}${quote}/>`, {
          ecmaVersion: 'latest',
          ecmaFeatures: { jsx: true },
        })
        const { body } = program as unknown as { body: [JsxStatement] }
        const { value } = body[0].expression.openingElement.attributes[0].value
        expectSame(decodeJsxAttribute(inside, quote)?.text, value)
      }),
      runs,
    )
  })

  // Compilers (TypeScript, Babel) do; espree cuts it to 16 bits.
  test('decodes a reference to an astral code point', () => {
    expect(decodeJsxAttribute('&#x1F600;', quote)?.text).toBe('😀')
  })

  test.each(['&#x110000;', '&#x000000041;'])(
    'gives no value to %s, on which parsers disagree',
    s => {
      expect(decodeJsxAttribute(s, quote)).toBeNull()
    },
  )
})

describe.each(Object.entries(kinds))('map and escape of %s', (_, { decode }) => {
  test('what is escaped decodes to itself', () => {
    fc.assert(
      fc.property(texts, text => {
        const escaped = decode('')?.escape(text) ?? null
        if (escaped !== null) expectSame(decode(escaped)?.text, text)
      }),
      runs,
    )
  })

  test('maps are monotone, stay inside the source and cover what they show', () => {
    fc.assert(
      fc.property(sources, inside => {
        const literal = decode(inside)
        if (literal === null) return
        const { text, map } = literal
        let before: Span = { start: 0, end: 0 }
        for (let start = 0; start <= text.length; start += 1) {
          const shown = map.toSourceSpan({ start, end: Math.min(start + 1, text.length) })
          const isMonotone = before.start <= shown.start && shown.start <= shown.end
          expectSame(isMonotone && shown.end <= inside.length, true, { start, before, shown })
          before = shown
        }
      }),
      runs,
    )
  })

  test('decoding the source of an editable span gives the text of the span', () => {
    fc.assert(
      fc.property(sources, fc.nat(30), fc.nat(30), (inside, a, b) => {
        const literal = decode(inside)
        if (literal === null) return
        const span = spanIn(literal.text, a, b)
        const source = editable(literal.map, span)
        if (source === null) return
        // A lone `$` may be before a `{` that the span leaves out: then there is no value.
        const decoded = decode(inside.slice(source.start, source.end))?.text
        if (decoded !== undefined) expectSame(decoded, literal.text.slice(span.start, span.end))
      }),
      runs,
    )
  })

  test('an edit changes exactly what it says', () => {
    fc.assert(
      fc.property(sources, fc.nat(30), fc.nat(30), texts, (inside, a, b, replacement) => {
        const literal = decode(inside)
        if (literal === null) return
        const edits = [{ span: spanIn(literal.text, a, b), text: replacement }]
        const written = editLiteral(literal, edits)
        if (written === null) return
        expectSame(decode(applyEdits(inside, written))?.text, applyEdits(literal.text, edits))
      }),
      runs,
    )
  })
})

function spanIn(text: string, a: number, b: number): Span {
  const [start, end] = [a, b].map(n => Math.min(n, text.length)).sort((x, y) => x - y)
  return { start: start ?? 0, end: end ?? 0 }
}

function editable(map: OffsetMap, span: Span): Span | null {
  return span.start === span.end ? null : map.toEditSpan(span)
}

test.each([
  ['single', 'a\\x20b', { start: 1, end: 2 }, { start: 1, end: 5 }],
  ['single', 'a\\u{1F600}b', { start: 1, end: 3 }, { start: 1, end: 10 }],
  ['single', 'a\\u{1F600}b', { start: 1, end: 2 }, null],
  ['template', 'a\r\nb c', { start: 3, end: 4 }, { start: 4, end: 5 }],
  ['single', 'a\\\r\nb c', { start: 2, end: 3 }, { start: 5, end: 6 }],
] as const)(
  '%s literal %j: span %j of the text is %j of the source',
  (quoting, inside, span, source) => {
    expect(decodeStringLiteral(inside, quoting)?.map.toEditSpan(span) ?? null).toEqual(source)
  },
)

test('an edit that would make another program of its neighbors is refused', () => {
  const literal = decodeStringLiteral('$\\t{x}', 'template')
  expect(literal && editLiteral(literal, [{ span: { start: 1, end: 2 }, text: '' }])).toBeNull()
})
