import { check, parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { normalize } from '@hreflint/core/specs/rfc3986'
import { iriToUri, uriToIri } from '@hreflint/core/specs/rfc3987'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

const conformance = conformanceOf('rfc')

interface Rfc3987Data {
  readonly iri_to_uri: readonly { iri: string; uri: string }[]
  readonly uri_to_iri: readonly { uri: string; iri: string }[]
  readonly valid_iri: readonly { iri: string }[]
  readonly equivalence: readonly { a: string; b: string; equivalent_by: string }[]
}

describe.skipIf(!conformance.present)(conformance.title('RFC 3987 examples'), () => {
  if (!conformance.present) return
  const data = conformance.read('rfc3987.json') as Rfc3987Data

  test.each(data.iri_to_uri)('$iri is the URI $uri', ({ iri, uri }) => {
    expect(iriToUri(iri)).toBe(uri)
    expect(check(uri, { spec: findSpec('rfc3986') })).toEqual([])
  })
  test.each(data.uri_to_iri)('$uri is the IRI $iri', ({ uri, iri }) => {
    expect(uriToIri(uri)).toBe(iri)
  })
  test.each(data.valid_iri)('$iri is an IRI', ({ iri }) => {
    expect(check(iri, { spec: findSpec('rfc3987') })).toEqual([])
    expect(parse(iri, { spec: findSpec('rfc3987') }).url?.href).toBe(iri)
  })
  test.each(data.equivalence)('$a and $b: $equivalent_by', ({ a, b, equivalent_by }) => {
    expect(normalize(a) === normalize(b)).toBe(!equivalent_by.startsWith('not'))
  })
})
