import { isSameUrl } from '../comparison/same-url.ts'
import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'

/** Whether `after` is the same URL as `before` with fewer issues and no new ones. */
export function isCleaner(before: ParseResult, after: ParseResult): boolean {
  return (
    after.issues.length < before.issues.length &&
    isSameUrl(before.url, after.url) &&
    addsNone(before, after)
  )
}

/**
 * Whether `after` has no issue that `before` does not have. Issues are counted by their name in the specification,
 * because the issue of a host can get another code when the host is normalized.
 */
export function addsNone(before: ParseResult, after: ParseResult): boolean {
  if (after.issues.length === 0) return true
  const counts = countsOf(before)
  for (const [name, count] of countByName(after.issues)) {
    if (count > (counts.get(name) ?? 0)) return false
  }
  return true
}

/** Counts the issues of each name. */
function countByName(issues: readonly Issue[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { specName, code } of issues) {
    const name = specName ?? code
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const counted = new WeakMap<ParseResult, ReadonlyMap<string, number>>()

/** Returns the same counts for a result that is compared with several others. They are cached. */
function countsOf(result: ParseResult): ReadonlyMap<string, number> {
  const known = counted.get(result)
  if (known !== undefined) return known
  const counts = countByName(result.issues)
  counted.set(result, counts)
  return counts
}
