import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import {
  firstOffence,
  normalize,
  removeDotSegments,
  resolve,
  splitReference,
} from '@hreflint/core/specs/rfc3986'
import { firstOffence as firstIriOffence } from '@hreflint/core/specs/rfc3987'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

const conformance = conformanceOf('rfc')

interface Rfc3986Data {
  readonly resolve: readonly { ref: string; base: string; target: string }[]
  readonly remove_dot_segments: readonly { input: string; output: string }[]
  readonly components: readonly Record<string, string | null>[]
  readonly equivalence: readonly { a: string; b: string; equivalent_by: string }[]
  readonly valid_uri: readonly { uri: string }[]
}

interface Classified {
  readonly input: string
  readonly uri: boolean
  readonly absolute_uri: boolean
  readonly uri_reference: boolean
  readonly iri: boolean
  readonly iri_reference: boolean
}

describe.skipIf(!conformance.present)(conformance.title('RFC 3986 examples'), () => {
  if (!conformance.present) return
  const data = conformance.read('rfc3986.json') as Rfc3986Data

  test.each(data.resolve)('$ref on $base is $target', ({ ref, base, target }) => {
    expect(resolve(ref, base)).toBe(target)
    expect(parse(ref, { spec: findSpec('rfc3986'), base }).url?.href).toBe(target)
    expect(parse(ref, { spec: findSpec('rfc3987'), base }).url?.href).toBe(target)
  })

  test.each(data.remove_dot_segments)('dots of $input', ({ input, output }) => {
    expect(removeDotSegments(input)).toBe(output)
  })

  test.each(data.components)('components of $uri', ({ uri, section: _, ...components }) => {
    expect(splitReference(uri ?? '')).toEqual(components)
  })

  test.each(data.equivalence)('$a and $b: $equivalent_by', ({ a, b, equivalent_by }) => {
    expect(normalize(a) === normalize(b)).toBe(!equivalent_by.startsWith('protocol'))
  })

  test.each(data.valid_uri)('$uri is a URI', ({ uri }) => {
    expect(firstOffence(uri, 'URI')).toBeNull()
    expect(parse(uri, { spec: findSpec('rfc3986') }).issues).toEqual([])
  })
})

describe.skipIf(!conformance.present)(conformance.title('the grammars of both RFCs'), () => {
  if (!conformance.present) return
  const { tests } = conformance.read('abnf-classification.json') as { tests: Classified[] }

  test.each(tests)('$input', expected => {
    const { input } = expected
    expect({
      input,
      uri: firstOffence(input, 'URI') === null,
      absolute_uri: firstOffence(input, 'absolute-URI') === null,
      uri_reference: firstOffence(input, 'URI-reference') === null,
      iri: firstIriOffence(input, 'URI') === null,
      iri_reference: firstIriOffence(input, 'URI-reference') === null,
    }).toEqual(expected)
    expect(parse(input, { spec: findSpec('rfc3986') }).issues.length === 0).toBe(
      expected.uri_reference,
    )
  })
})
