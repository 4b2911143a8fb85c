import { type UrlSpec, whatwg } from '@hreflint/core'
import { findProgram, programs, usualPrograms } from '@hreflint/core/programs'
import { usuallyCompared as historic, specs } from '@hreflint/core/specs'
import { isForPrograms } from './compare-readings.ts'

/** Everything that a URL can be compared under: specifications, then programs. */
export const readers: readonly UrlSpec[] = Object.freeze([...specs, ...programs])

/** What is compared by default: browsers, and the programs that most requests are made with. */
export const usuallyCompared: readonly UrlSpec[] = Object.freeze([whatwg, ...usualPrograms])

/** What is compared of one URL: for one that no program is given as it is, specifications. */
export function comparedFor(url: string): readonly UrlSpec[] {
  return isForPrograms(url) ? usuallyCompared : historic
}

/**
 * The specification or program with an id.
 *
 * @throws RangeError for an unknown id; the message lists the known ones.
 */
export function findReader(id: string): UrlSpec {
  const reader = findProgram(id) ?? specs.find(spec => spec.id === id)
  if (reader !== undefined) return reader
  throw new RangeError(
    `Unknown spec id ${JSON.stringify(id)}. Known: ${readers.map(each => each.id).join(', ')}.`,
  )
}
