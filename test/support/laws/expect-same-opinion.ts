import { isDeepStrictEqual } from 'node:util'
import { check, parse } from '@hreflint/core'
import { validationErrors } from '@hreflint/core/specs/whatwg'
import { expect } from 'vitest'
import {
  hasUnassignedCodePoint,
  isBase,
  type SecondOpinion,
  secondOpinion,
} from '../oracles/second-opinion.ts'

/**
 * whatwg-url makes the same URL of the input, or none; signals the same validation errors in the
 * same order; and holds it for a valid URL string exactly when we find no issue.
 */
export function expectSameOpinion(input: string, base: string | null, encoding?: string): void {
  if (!isBase(base)) return
  const options = { base: base ?? undefined, encoding }
  const ours: SecondOpinion = {
    href: parse(input, options).url?.href ?? null,
    errors: validationErrors(input, options),
    valid: check(input, options).length === 0,
  }
  const theirs = secondOpinion(input, base, encoding)
  if (isDeepStrictEqual(ours, theirs)) return
  if (hasUnassignedCodePoint(input)) {
    // What their newer Unicode knows and ours does not: the host fails the strict ToASCII.
    expect({ input, errors: ours.errors }).toEqual({
      input,
      errors: expect.arrayContaining(['domain-to-ASCII']),
    })
    return
  }
  expect({ input, base, encoding, ...ours }).toEqual({ input, base, encoding, ...theirs })
}
