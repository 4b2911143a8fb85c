import { applyEdits } from '@hreflint/core'
import { locateJsonStrings } from '@hreflint/documents/json'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const texts = (source: string) => locateJsonStrings(source).map(({ text }) => text)

describe('strings of JSON', () => {
  it('are those of JSON.parse, with their paths', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat({ max: 2 }), (value, indent) => {
        const expected: [path: string, isKey: boolean, text: string][] = []
        const visit = (part: unknown, path: (string | number)[]): void => {
          if (typeof part === 'string') expected.push([path.join('\0'), false, part])
          if (Array.isArray(part)) part.forEach((item, index) => void visit(item, [...path, index]))
          else if (typeof part === 'object' && part !== null) {
            for (const [key, item] of Object.entries(part)) {
              expected.push([[...path, key].join('\0'), true, key])
              visit(item, [...path, key])
            }
          }
        }
        visit(value, [])
        const found = locateJsonStrings(JSON.stringify(value, null, indent))
        expect(found.map(({ path, isKey, text }) => [path.join('\0'), isKey, text])).toEqual(
          expected,
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('an edit changes exactly its text', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        '/',
        '\\/',
        '\\u0041',
        '\\ud83d\\ude00',
        '\\n',
        '\\"',
        '\\\\',
        '😀',
        '<',
        '\\x',
        '\\u1',
      ],
    )
    const replacement = fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), piece)
    fc.assert(
      fc.property(fc.array(piece), replacement, fc.nat(), fc.nat(), (pieces, put, at, length) => {
        const source = `{"key": ["${pieces.join('')}", "other"]}`
        const string = locateJsonStrings(source)[1]
        if (string === undefined) throw new Error('no string')
        const start = at % (string.text.length + 1)
        const span = { start, end: Math.min(start + (length % 4), string.text.length) }
        const edit = string.map.toEditSpan(span)
        const written = string.escape(put)
        if (edit === null || written === null) return
        const expected = string.text.slice(0, span.start) + put + string.text.slice(span.end)
        const edited = applyEdits(source, [{ span: edit, text: written }])
        expect(texts(edited)).toEqual(['key', expected, 'other'])
        expect(written).not.toContain('<')
      }),
      { numRuns: 4000 },
    )
  })

  it.each<[source: string, texts: string[]]>([
    ['// "a"\n{"b": "c", /* "d" */ "e": ["f",],}', ['b', 'c', 'e', 'f']],
    ['"a\n"b"', ['a', 'b']],
    ['"a', ['a']],
    ['{"a": {{ b }}, "c": "d"}', ['a', 'c', 'd']],
    [']]}}"a"', ['a']],
  ])('broken JSON is read as far as it goes: %j', (source, expected) => {
    expect(texts(source)).toEqual(expected)
  })

  it.each(['[', '{"a":', '"', '"\\', '{', ']', '/*', '{"a":[', ','])(
    'a long text of %s ends',
    piece => {
      expect(() => locateJsonStrings(piece.repeat(200_000))).not.toThrow()
    },
  )

  it('placeholders are holes', () => {
    const [string] = locateJsonStrings('"{{ "a" }}/b"', [{ start: 1, end: 10 }])
    expect([string?.text, string?.holes]).toEqual(['{{ "a" }}/b', [{ start: 0, end: 9 }]])
  })
})
