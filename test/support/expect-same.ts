import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/**
 * As `expect(actual).toEqual(expected)`, with the cases to be told when it fails. Laws are checked in
 * a hundred thousand cases, and half of their time would be spent on matchers that match.
 */
export function expectSame(actual: unknown, expected: unknown, cases: object = {}): void {
  if (isDeepStrictEqual(actual, expected)) return
  expect({ ...cases, actual }).toEqual({ ...cases, actual: expected })
}
