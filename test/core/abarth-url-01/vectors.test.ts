import { type ParsedUrl, type Part, parseUrl, resolveUrl } from '@hreflint/core/specs/abarth-url-01'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

const conformance = conformanceOf('seeds')

interface Vector {
  readonly id: string
  readonly op: 'parse' | 'resolve'
  readonly input: string
  readonly base?: string
  readonly invalid?: boolean
  readonly components?: Readonly<Record<string, string>>
}

/** The parts that were found, under the names of the vectors. */
function found(url: ParsedUrl | null): Record<string, string> | null {
  if (url === null) return null
  const { userInfo, ...others } = url
  const parts: Record<string, Part | null> = { ...others, user_info: userInfo }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [[name, part.text]])),
  )
}

function divide({ op, input, base = '' }: Pick<Vector, 'op' | 'input' | 'base'>): ParsedUrl | null {
  if (op === 'parse') return parseUrl(input)
  const parsedBase = parseUrl(base)
  return parsedBase === null ? null : resolveUrl(input, parsedBase)
}

describe('the examples of the draft', () => {
  test.each([
    ['http:///example.com/', { authority: 'example.com', path: '/', host: 'example.com' }],
    ['http://example.com;', { authority: 'example.com', path: ';', host: 'example.com' }],
  ])('%s', (input, components) => {
    expect(found(parseUrl(input))).toEqual({ scheme: 'http', ...components })
  })
})

describe.skipIf(!conformance.present)(conformance.title('draft-abarth-url-01 vectors'), () => {
  if (!conformance.present) return
  const { vectors } = conformance.read('seed-004-abarth-url-01.json') as {
    vectors: Vector[]
  }
  test.each(vectors)('$id: $op $input', vector => {
    expect(found(divide(vector))).toEqual(vector.invalid === true ? null : vector.components)
  })
})
