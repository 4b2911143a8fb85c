import type { ParsedUrl } from '../contract/parse-result.ts'

/**
 * Whether two readings are one URL. Without an `href` (a specification that does not resolve), every
 * component is compared. Some specifications serialize different hosts alike, so that these count too.
 */
export function isSameUrl(a: ParsedUrl | null, b: ParsedUrl | null): boolean {
  if (a === null || b === null) return false
  if (a.href !== null || b.href !== null) {
    return a.href === b.href && a.host === b.host && a.port === b.port
  }
  return (
    a.scheme === b.scheme &&
    a.username === b.username &&
    a.password === b.password &&
    a.host === b.host &&
    a.port === b.port &&
    a.path === b.path &&
    a.query === b.query &&
    a.fragment === b.fragment
  )
}
