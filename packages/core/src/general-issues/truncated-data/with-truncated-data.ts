import type { Issue } from '../../contract/issue.ts'
import { truncatedData } from './truncated-data.ts'

/** Markup, percent-encoded or not, goes on after the first `#`. */
const cutOff = /^[\0- ]*data:[^#]*(?=#[^<>]*?(?:[<>]|%3[CE]))/i

/**
 * Adds the `#` that ends the data of a `data:` URL before the data is at its end. That is valid: no specification objects.
 *
 * @param issues what `check` gives for `input`, or some of it.
 * @param known how many of the first characters are known: as many as there are before the first placeholder.
 */
export function withTruncatedData(
  issues: readonly Issue[],
  input: string,
  known: number = input.length,
): readonly Issue[] {
  const data = cutOff.exec(input)?.[0]
  if (data === undefined || known < data.indexOf(':')) return issues
  const { code, kind, specName } = truncatedData
  const span = { start: data.length, end: data.length + 1 }
  const issue: Issue = { code, kind, specName, span, params: {} }
  return [...issues, issue].toSorted((a, b) => a.span.start - b.span.start)
}
