import type { Reference } from '../generic-syntax/matching/match-reference.ts'
import { resolveWebAddress } from './resolve-web-address.ts'

/** A base to resolve against where the result does not depend on it. */
export const anyBase = 'http://base.example/'

/**
 * What an absolute URL resolves to: parsing succeeds, there is a scheme, and resolving succeeds.
 * With a scheme resolution takes nothing of the base, without one the scheme itself, so that one
 * base is enough to tell. Null: not absolute.
 */
export function resolvedAbsolute(
  input: string,
  match: (input: string) => Reference,
  encoding: string | null,
): string | null {
  const reference = match(input)
  if (reference.offences.length > 0 || reference.scheme === null) return null
  return resolveWebAddress(reference, input, anyBase, encoding).result
}

/** Whether `/` follows the scheme and its colon, once resolved. */
export function isHierarchicalResult(resolved: string | null): boolean {
  return resolved !== null && /^[^:/?#]+:\//.test(resolved)
}

/** Whether `//` follows them. */
export function isAuthorityBasedResult(resolved: string | null): boolean {
  return resolved !== null && /^[^:/?#]+:\/\//.test(resolved)
}
