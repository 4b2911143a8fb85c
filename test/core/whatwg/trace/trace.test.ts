import { parse, type ParsedUrl } from '@hreflint/core'
import { validationErrors } from '@hreflint/core/specs/whatwg'
import { type ParserTrace, traceUrl } from '@hreflint/core/trace'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodingLabel, urlCase } from '../../../support/arbitraries.ts'
import { bases } from '../../../support/bases.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../../../support/small-strings.ts'
import { transitions } from './transitions.ts'

/** A step as a line: state, text it looks at, pointer after it, what it sets, what it signals. */
function lines({ text, steps }: ParserTrace): readonly string[] {
  return steps.map(({ state, span, pointer, set, signals, next }) => {
    const read = JSON.stringify(text.slice(span.start, span.end))
    const values = set.map(({ name, value }) => `${name}=${value}`)
    const errors = signals.map(({ error, count }) => `!${error}*${count}`)
    return [state, read, `@${pointer}`, ...values, ...errors, `→ ${next}`].join(' ')
  })
}

test.each<[input: string, base: string | undefined, steps: readonly string[]]>([
  [
    'https://u:p@a:8080/b c?q#f',
    undefined,
    [
      'scheme start "h" @1 → scheme',
      'scheme "https:" @6 scheme=https → special authority slashes',
      'special authority slashes "//" @8 → special authority ignore slashes',
      'special authority ignore slashes "u" @8 → authority',
      'authority "u:p@a:8080" @12 username=u password=p !invalid-credentials*1 → host',
      'host "a:" @14 host=a → port',
      'port "8080" @18 port=8080 → path start',
      'path start "/" @19 → path',
      'path "/b c?" @23 path=/b%20c !invalid-URL-unit*1 → query',
      'query "q#" @25 query=q → fragment',
      'fragment "f" @25 fragment=f → end',
    ],
  ],
  [
    'HTTP:\\a.example',
    undefined,
    [
      'scheme start "H" @1 → scheme',
      'scheme "HTTP:" @5 scheme=http → special authority slashes',
      'special authority slashes "\\\\" @5 !special-scheme-missing-following-solidus*1 → special authority ignore slashes',
      'special authority ignore slashes "\\\\" @6 !special-scheme-missing-following-solidus*1 → authority',
      'authority "a.example" @6 → host',
      'host "a.example" @15 host=a.example → path start',
      'path start "" @15 → path',
      'path "" @15 path=/ → end',
    ],
  ],
  [
    '../x',
    'https://h/a/b/c',
    [
      'scheme start "." @0 → no scheme',
      'no scheme "." @0 → relative',
      'relative "." @0 scheme=https host=h path=/a/b → path',
      'path "../x" @4 path=/a/x → end',
    ],
  ],
  [
    'http://a:99999/',
    undefined,
    [
      'scheme start "h" @1 → scheme',
      'scheme "http:" @5 scheme=http → special authority slashes',
      'special authority slashes "//" @7 → special authority ignore slashes',
      'special authority ignore slashes "a" @7 → authority',
      'authority "a:99999" @7 → host',
      'host "a:" @9 host=a → port',
      'port "99999" @9 !port-out-of-range*1 → failure',
    ],
  ],
  [
    'x',
    undefined,
    [
      'scheme start "x" @1 → scheme',
      'scheme "x" @0 → no scheme',
      'no scheme "x" @0 !missing-scheme-non-relative-URL*1 → failure',
    ],
  ],
])('%s with base %s', (input, base, steps) => {
  expect(lines(traceUrl(input, base === undefined ? {} : { base }))).toEqual(steps)
})

test('what is stripped is signaled before the first state', () => {
  const { text, stripped } = traceUrl(' https://a/\tb ')
  expect(text).toBe('https://a/b')
  expect(stripped.map(({ error, span }) => [error, span.start])).toEqual([
    ['invalid-URL-unit', 0],
    ['invalid-URL-unit', 11],
  ])
})

test('an invalid base URL has no steps', () => {
  expect(traceUrl('a', { base: 'nothing' })).toMatchObject({ steps: [], isBaseInvalid: true })
})

test('each step names its clause', () => {
  const clauses = traceUrl('mailto:a#b').steps.map(({ clause }) => clause)
  expect(clauses).toContain('https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state')
  expect(clauses).toContain('https://url.spec.whatwg.org/#scheme-start-state')
})

describe('what the steps add up to is what the parser says', () => {
  test.each(bases)('on every short string, base %s', base => {
    for (const prefix of urlPrefixes) {
      for (const rest of smallStrings(urlAlphabet, 2)) {
        expectWholeTrace(prefix + rest, base ?? undefined)
      }
    }
  })

  test('on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, fc.option(encodingLabel, { nil: undefined }), (url, encoding) => {
        expectWholeTrace(url.input, url.base ?? undefined, encoding)
      }),
      { numRuns: 3000 },
    )
  })
})

function expectWholeTrace(input: string, base?: string, encoding?: string): void {
  const options = {
    ...(base === undefined ? {} : { base }),
    ...(encoding === undefined ? {} : { encoding }),
  }
  const trace = traceUrl(input, options)
  const { url } = parse(input, options)
  const { steps, stripped, text } = trace
  if (trace.isBaseInvalid) {
    expect(url).toBeNull()
    return
  }

  const set = new Map(steps.flatMap(step => step.set.map(({ name, value }) => [name, value])))
  if (url !== null) expect(Object.fromEntries(set)).toEqual(written(url, set))
  expect(steps.at(-1)?.next, input).toBe(url === null ? 'failure' : 'end')

  const signals = [...stripped, ...steps.flatMap(step => step.signals)]
  const names = signals.flatMap(({ error, count }) =>
    error === null ? [] : Array.from({ length: count }, () => error),
  )
  expect(names, input).toEqual(validationErrors(input, options))

  for (const [index, { state, next, span, pointer }] of steps.entries()) {
    expect(transitions[state], `${state} → ${next}: ${input}`).toContain(next)
    if (index + 1 < steps.length) expect(steps[index + 1]?.state).toBe(next)
    expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true)
    expect(pointer >= 0 && pointer <= text.length).toBe(true)
  }
}

/** A component that no step sets is as it was at the start: empty or absent. */
function written(url: ParsedUrl, set: ReadonlyMap<string, string | null>): object {
  const all = Object.entries(url).filter(([name]) => name !== 'href' && name !== 'connection')
  for (const [name, value] of all) if (!set.has(name)) expect(value ?? '').toBe('')
  return Object.fromEntries(all.filter(([name]) => set.has(name)))
}
