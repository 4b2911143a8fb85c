import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import {
  basicUrlParser,
  originOf,
  serializeIpv6,
  UrlObject,
  UrlUtils,
} from '@hreflint/core/specs/webspecs-url'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

const conformance = conformanceOf('seeds')

const spec = 'webspecs-url'

interface Vector {
  readonly id: string
  readonly op: 'parse' | 'ipv6-serialize' | 'origin' | 'attribute-get' | 'href-set'
  readonly input: string
  readonly base?: string | null
  readonly href?: string
  readonly url?: Readonly<Record<string, unknown>>
  readonly conformance_errors?: boolean
  readonly parse_exception?: boolean
  readonly pieces?: readonly string[]
  readonly output?: string
  readonly origin_tuple?: readonly string[]
  readonly attributes?: { readonly pathname: string }
}

interface Expected {
  readonly id: number
  readonly input: string
  readonly base: string
  readonly href?: string
  readonly failure?: boolean
}

/**
 * Fragments: the data of that day has them percent-encoded, the text leaves them as they are
 * (rule fragment, "cleanse" without an encode set).
 */
const decidedByText = new Map([
  [90, 'http://example.org/foo/bar#β'],
  [148, 'http://www.google.com/foo?bar=baz# »'],
])

describe.skipIf(!conformance.present)(conformance.title('the examples of the text'), () => {
  if (!conformance.present) return
  const { vectors } = conformance.read('seed-003-webspecs-url.json') as { vectors: Vector[] }
  const of = (op: Vector['op']): Vector[] => vectors.filter(vector => vector.op === op)

  test('there are sixteen', () => {
    expect(vectors).toHaveLength(16)
  })

  test.each(of('parse'))('$id: $input', vector => {
    const { input, base, href, conformance_errors, parse_exception = false } = vector
    const options = { base: base ?? undefined }
    const { url, issues } = parse(input, { spec: findSpec(spec), ...options })
    expect(url === null).toBe(parse_exception)
    if (href !== undefined) expect(url?.href).toBe(href)
    if (conformance_errors !== undefined) expect(issues.length > 0).toBe(conformance_errors)
    if (vector.url === undefined) return
    expect(basicUrlParser(input).url).toMatchObject(vector.url)
  })

  test.each(of('ipv6-serialize'))('$id: $output', ({ pieces = [], output }) => {
    expect(serializeIpv6(pieces.map(piece => Number.parseInt(piece, 16)))).toBe(output)
  })

  test.each(of('origin'))('$id: $input', ({ input, origin_tuple }) => {
    const { url } = basicUrlParser(input)
    expect(url && originOf(url)).toEqual(origin_tuple)
  })

  test.each(of('attribute-get'))('$id: $input', ({ input, attributes }) => {
    expect(new UrlObject(input)).toMatchObject(attributes ?? {})
  })

  test.each(of('href-set'))('$id: $input', ({ input, href }) => {
    const link = new UrlUtils('http://example.com/')
    link.href = input
    expect({ url: link.url, href: link.href }).toEqual({ url: null, href })
  })
})

describe.skipIf(!conformance.present)(conformance.title('the expectations of 2014-11-20'), () => {
  if (!conformance.present) return
  const data = conformance.read('webspecs-urltest-expected.json') as { tests: Expected[] }
  test.each(data.tests)('$id: $input on $base', ({ id, input, base, href, failure = false }) => {
    const { url } = parse(input, { spec: findSpec(spec), base })
    expect(url?.href ?? null).toBe(failure ? null : (decidedByText.get(id) ?? href))
  })
})
