import * as espree from 'espree'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixAll, lint } from '../support/lint.ts'

const pieces = fc.constantFrom(
  ...[
    'https://example.com',
    'http:',
    '//',
    '\\\\',
    '\\x20',
    '\\u0020',
    ' ',
    '\\\n',
    '\\t',
    '%',
    '%2',
  ],
  ...['a', '?b', '#c', '|', '"', '\\"', "\\'", '😀', '\\u{1F600}', '\\ud800', '&amp;', '\\0', '1'],
)
const insides = fc.array(pieces, { maxLength: 8 }).map(list => list.join(''))
const literals = fc.oneof(
  insides.map(inside => `'${inside}'`),
  insides.map(inside => `"${inside.replaceAll('"', '')}"`),
  fc.tuple(insides, insides).map(([a, b]) => `\`${a}\${id}${b}\``),
  insides.map(inside => `String.raw\`${inside}\``),
)
const programs = fc.oneof(
  literals.map(literal => `fetch(${literal})`),
  fc.tuple(literals, literals).map(([a, b]) => `new URL(${a}, ${b})`),
  fc.tuple(literals, literals).map(([a, b]) => `const a = ${a}; location.href = a + id + ${b}`),
  fc.tuple(insides, literals).map(([a, b]) => {
    return `(<a href="${a.replaceAll('"', '')}" ping={${b}} />)`
  }),
)

const config = {
  languageOptions: {
    sourceType: 'script',
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
} as const

test('whatever the program, fixing leaves the same program but for its literals', () => {
  fc.assert(
    fc.property(programs, code => {
      const before = shapeOf(code)
      if (before === null) return
      expect(lint(code, config).every(({ fatal }) => fatal !== true)).toBe(true)
      expect(shapeOf(fixAll(code, config).output)).toBe(before)
    }),
    { numRuns: 500 },
  )
})

test('what is fixed is not reported again', () => {
  fc.assert(
    fc.property(programs, code => {
      if (shapeOf(code) === null) return
      const { output, messages } = fixAll(code, config)
      expect(messages.filter(({ fix }) => fix !== undefined)).toEqual([])
      expect(fixAll(output, config).output).toBe(output)
    }),
    { numRuns: 300 },
  )
})

/** The syntax tree without places and without what literals say; null if there is none. */
function shapeOf(code: string): string | null {
  const omitted = new Set(['start', 'end', 'value', 'raw', 'cooked'])
  try {
    const options = {
      ecmaVersion: 'latest',
      sourceType: 'script',
      ecmaFeatures: { jsx: true },
    } as const
    const tree: object = espree.parse(code, options)
    return JSON.stringify(tree, (key, value: unknown) => {
      const isText = typeof value !== 'object' || value === null
      return omitted.has(key) && isText ? undefined : value
    })
  } catch {
    return null
  }
}
