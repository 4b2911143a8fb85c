import { type UrlSpec, whatwg } from '@hreflint/core'
import { findProgram, programs, usualPrograms } from '@hreflint/core/programs'
import { usuallyCompared as historic, specs } from '@hreflint/core/specs'
import { isForPrograms } from './compare-readings.ts'

/** Everything that can be compared: specifications, then programs. */
export const readers: readonly UrlSpec[] = Object.freeze([...specs, ...programs])

/** The default comparison: browsers, and the programs that make most requests. */
export const usuallyCompared: readonly UrlSpec[] = Object.freeze([whatwg, ...usualPrograms])

/**
 * Returns what to compare for a URL: only specifications if no program is given the URL unchanged.
 */
export function comparedFor(url: string): readonly UrlSpec[] {
  return isForPrograms(url) ? usuallyCompared : historic
}

/**
 * Returns the specification or program with an id.
 *
 * @throws RangeError for an unknown id. The message lists the known ones.
 */
export function findReader(id: string): UrlSpec {
  const reader = findProgram(id) ?? specs.find(spec => spec.id === id)
  if (reader !== undefined) return reader
  throw new RangeError(
    `Unknown spec id ${JSON.stringify(id)}. Known: ${readers.map(each => each.id).join(', ')}.`,
  )
}
