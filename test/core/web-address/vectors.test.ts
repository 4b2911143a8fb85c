import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import * as connolly from '@hreflint/core/specs/connolly-href-00'
import * as r6007 from '@hreflint/core/specs/html5-r6007'
import * as wd from '@hreflint/core/specs/html5-wd-urls'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

const conformance = conformanceOf('seeds')

interface Vector {
  readonly id: string
  readonly op: string
  readonly input: string
  readonly base?: string
  readonly encoding?: string
  readonly document_encoding?: string
  readonly components?: Readonly<Record<string, string | null>>
  readonly result?: string
  readonly error?: string
  readonly encoded?: string
  readonly url_after_step?: string
  readonly use?: string
  readonly output?: string
  readonly attribute?: wd.DecompositionAttribute
  readonly value?: string
  readonly attributes?: Readonly<Partial<Record<wd.DecompositionAttribute, string>>>
  readonly document?: {
    readonly address: string
    readonly base_hrefs: readonly (string | null)[]
    readonly creator_base_url?: string
    readonly container_base_url?: string
  }
  readonly [name: string]: unknown
}

const rooms = [
  {
    file: 'seed-000-html5-r6007',
    spec: 'html5-r6007',
    ...r6007,
    // What the seed does not show is as in the working draft.
    isValid: wd.isValidUrl,
    baseOf: wd.documentBaseUrl,
  },
  {
    file: 'seed-002-html5-wd-urls',
    spec: 'html5-wd-urls',
    ...wd,
    isValid: wd.isValidUrl,
    baseOf: wd.documentBaseUrl,
  },
  {
    file: 'seed-001-connolly-href-00',
    spec: 'connolly-href-00',
    ...connolly,
    parseUrl: connolly.parseWebAddress,
    resolveUrl: connolly.resolveWebAddress,
    isAbsoluteUrl: connolly.isAbsoluteWebAddress,
    isHierarchicalUrl: wd.isHierarchicalUrl,
    isAuthorityBasedUrl: wd.isAuthorityBasedUrl,
    isValid: connolly.isValidWebAddress,
    baseOf: connolly.documentBaseWebAddress,
  },
]

const known = new Set([
  ...['parse', 'resolve', 'resolve-path-step', 'parse-encode', 'reserved-url', 'valid-url'],
  ...['classify', 'fragment-escape', 'attribute-get', 'attribute-set', 'document-base-url'],
])

for (const room of rooms) {
  const { file, spec, parseUrl, resolveUrl, escapePath } = room
  describe.skipIf(!conformance.present)(conformance.title(`${spec} vectors`), () => {
    if (!conformance.present) return
    const { vectors } = conformance.read(`${file}.json`) as { vectors: Vector[] }
    const of = (op: string): Vector[] => vectors.filter(vector => vector.op === op)

    test('there is no other operation', () => {
      expect(vectors.filter(({ op }) => !known.has(op))).toEqual([])
    })

    test.each(of('parse'))('$id: parse $input', ({ input, components, error }) => {
      const found = parseUrl(input)
      const { url, issues } = parse(input, { spec: findSpec(spec) })
      if (error !== undefined) {
        expect(found).toBeNull()
        expect(url).toBeNull()
        return
      }
      const { hostSpecific, ...others } = found ?? {}
      expect({ ...others, host_specific: hostSpecific }).toMatchObject(components ?? {})
      // What resolves on no base is an error without one too.
      const resolves = resolveUrl(input, 'http://base.example/').result !== null
      expect(issues.some(({ kind }) => kind === 'parse-exception')).toBe(!resolves)
      expect(url?.path).toBe(resolves ? components?.path : undefined)
    })

    test.each(of('resolve'))('$id: resolve $input', vector => {
      const { input, base = '', encoding, result = null, error = null } = vector
      expect(resolveUrl(input, base, encoding)).toMatchObject({ result, error })
      expect(parse(input, { spec: findSpec(spec), base, encoding }).url?.href ?? null).toBe(result)
    })

    test.each(of('resolve-path-step'))('$id: path of $input', ({ input, url_after_step }) => {
      expect(escapePath(input)).toBe(url_after_step)
    })

    test.each(of('parse-encode'))('$id: encode $input', ({ input, encoded }) => {
      expect(connolly.encodeAddress(input).text).toBe(encoded)
    })

    test.each(of('reserved-url'))('$id: $input', ({ input, use }) => {
      expect(wd.reservedUrls.get(input)).toBe(use)
    })

    test.each(of('valid-url'))('$id: valid $input', vector => {
      const { input, document_encoding: encoding } = vector
      const found: Record<string, boolean> = {
        valid_url: room.isValid(input, encoding),
        valid_non_empty_url: wd.isValidNonEmptyUrl(input, encoding),
        valid_url_potentially_surrounded_by_spaces: wd.isValidUrlPotentiallySurroundedBySpaces(
          input,
          encoding,
        ),
        valid_non_empty_url_potentially_surrounded_by_spaces:
          wd.isValidNonEmptyUrlPotentiallySurroundedBySpaces(input, encoding),
      }
      for (const name of Object.keys(found)) {
        if (name in vector) expect([name, found[name]]).toEqual([name, vector[name]])
      }
      const surrounded = found.valid_url_potentially_surrounded_by_spaces
      const clean = parse(input, { spec: findSpec(spec), encoding }).issues.every(({ code }) =>
        code.endsWith('/outer-space'),
      )
      expect(clean).toBe(surrounded)
    })

    test.each(of('classify'))('$id: classify $input', vector => {
      const { input } = vector
      expect({
        absolute: room.isAbsoluteUrl(input),
        hierarchical: room.isHierarchicalUrl(input),
        authority_based: room.isAuthorityBasedUrl(input),
      }).toEqual({
        absolute: vector.absolute,
        hierarchical: vector.hierarchical,
        authority_based: vector.authority_based,
      })
    })

    test.each(of('fragment-escape'))('$id: fragment-escape', ({ input, output }) => {
      expect(wd.fragmentEscape(input)).toBe(output)
    })

    test.each(of('attribute-get'))('$id: attributes of $input', ({ input, attributes = {} }) => {
      for (const attribute of wd.decompositionAttributes) {
        if (attributes[attribute] === undefined) continue
        expect([attribute, wd.getAttribute(input, attribute)]).toEqual([
          attribute,
          attributes[attribute],
        ])
      }
    })

    test.each(of('attribute-set'))('$id: $input $attribute = $value', vector => {
      const { input, attribute = 'hash', value = '', output } = vector
      expect(wd.setAttribute(input, attribute, value)).toBe(output)
    })

    test.each(of('document-base-url'))('$id: document base URL', ({ document, result }) => {
      const other = (address?: string): wd.BaseDocument | undefined =>
        address === undefined ? undefined : { address, baseHrefs: [] }
      const found = room.baseOf({
        address: document?.address ?? '',
        baseHrefs: document?.base_hrefs ?? [],
        creator: other(document?.creator_base_url),
        srcdocContainer: other(document?.container_base_url),
      })
      expect(found).toBe(result)
    })
  })
}
