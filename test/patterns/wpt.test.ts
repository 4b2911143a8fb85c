import { UrlPattern, type UrlPatternInit } from '@hreflint/patterns/url-pattern'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../support/oracles/conformance.ts'

type Argument = string | UrlPatternInit | { readonly ignoreCase?: boolean }

interface WptCase {
  readonly pattern: readonly Argument[]
  readonly inputs?: readonly (string | UrlPatternInit)[]
  readonly expected_obj?: 'error' | Readonly<Record<string, string>>
  readonly expected_match?: 'error' | null | Readonly<Record<string, unknown>>
  readonly exactly_empty_components?: readonly string[]
}

const components = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const

const conformance = conformanceOf('urlpattern')
const cases = conformance.read('urlpatterntestdata.json') as readonly WptCase[]

/** As the constructor takes its arguments. */
function create([input = {}, second, third]: readonly Argument[]): UrlPattern {
  const baseURL = typeof second === 'string' ? second : undefined
  const options = (typeof second === 'object' ? second : third) as
    | { ignoreCase?: boolean }
    | undefined
  return new UrlPattern(input as UrlPatternInit | string, {
    baseURL,
    ignoreCase: options?.ignoreCase,
  })
}

describe.skipIf(!conformance.present)(conformance.title('Web Platform Tests'), () => {
  test('are 352', () => expect(cases).toHaveLength(352))

  test.each(cases.map((each, index) => [index, JSON.stringify(each.pattern), each] as const))(
    '%i %s',
    (_, __, { pattern: args, inputs, expected_obj, expected_match, ...rest }) => {
      if (expected_obj === 'error') {
        expect(() => create(args)).toThrow()
        return
      }
      const pattern = create(args)
      expect(texts(pattern)).toEqual(
        expectedTexts(args, expected_obj ?? {}, rest.exactly_empty_components ?? []),
      )
      if (expected_match === undefined) return
      const [input = {}, base] = inputs ?? []
      if (expected_match === 'error') {
        // The class of the platform throws for a base beside components; a URL that cannot be is no match here.
        expect(typeof input === 'object' && base !== undefined).toBe(true)
        return
      }
      const match = pattern.match(input, base as string | undefined)
      expect(withoutAbsent(match)).toEqual(
        expected_match === null
          ? null
          : expectedMatch(pattern, expected_match, rest.exactly_empty_components ?? []),
      )
    },
  )
})

function texts(pattern: UrlPattern): Readonly<Record<string, string>> {
  return Object.fromEntries(components.map(name => [name, pattern.components[name].pattern]))
}

const earlier: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  hostname: ['protocol'],
  port: ['protocol', 'hostname'],
  username: [],
  password: [],
  pathname: ['protocol', 'hostname', 'port'],
  search: ['protocol', 'hostname', 'port', 'pathname'],
  hash: ['protocol', 'hostname', 'port', 'pathname', 'search'],
}

/** What the runner of the Web Platform Tests expects of components that a case does not mention. */
function expectedTexts(
  [input = {}, second]: readonly Argument[],
  named: Readonly<Record<string, string>>,
  empty: readonly string[],
): Readonly<Record<string, string>> {
  const init = (typeof input === 'object' ? input : {}) as Record<string, string>
  const baseText = typeof second === 'string' ? second : init.baseURL
  const base = baseText === undefined ? null : new URL(baseText)
  const expected = (name: (typeof components)[number]): string => {
    if (named[name] !== undefined) return named[name]
    if (empty.includes(name)) return ''
    if (init[name] !== undefined) return init[name]
    if ((earlier[name] ?? []).some(before => before in init)) return '*'
    if (base !== null && name !== 'username' && name !== 'password') {
      const value = base[name]
      if (name === 'protocol') return value.slice(0, -1)
      return name === 'search' || name === 'hash' ? value.slice(1) : value
    }
    return '*'
  }
  return Object.fromEntries(components.map(name => [name, expected(name)]))
}

function expectedMatch(
  pattern: UrlPattern,
  named: Readonly<Record<string, unknown>>,
  empty: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    components.map(name => [
      name,
      withoutAbsent(named[name]) ?? {
        input: '',
        groups: empty.includes(name) ? {} : groupsOf(pattern, name),
      },
    ]),
  )
}

/** A component that is not mentioned is empty; a wildcard has matched nothing of it. */
function groupsOf(pattern: UrlPattern, name: (typeof components)[number]): object {
  return pattern.components[name].pattern === '*' ? { 0: '' } : {}
}

/** In JSON, a group that took no part is null. */
function withoutAbsent(match: unknown): unknown {
  return match === undefined
    ? undefined
    : JSON.parse(JSON.stringify(match, (_, value: unknown) => value ?? null))
}
