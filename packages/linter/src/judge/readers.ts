import { type UrlSpec, whatwg } from '@hreflint/core'
import {
  usuallyCompared as historic,
  programIds,
  specs,
  usualProgramIds,
} from '@hreflint/core/specs'
import { loadPrograms } from '#programs'
import { isForPrograms } from './compare-readings.ts'
import { isProgramId } from './readers-in-words.ts'

/** The IDs of everything that can be compared: specifications, then programs. */
export const readerIds: readonly string[] = Object.freeze([
  ...specs.map(({ id }) => id),
  ...programIds,
])

/** The default comparison: browsers, and the programs that make most requests. */
export const usuallyComparedIds: readonly string[] = Object.freeze([whatwg.id, ...usualProgramIds])

/** Returns the default comparison. Loads the programs. */
export function usuallyCompared(): readonly UrlSpec[] {
  return [whatwg, ...loadPrograms().usualPrograms]
}

/**
 * Returns what to compare for a URL: only specifications if no program is given the URL unchanged.
 */
export function comparedFor(url: string): readonly UrlSpec[] {
  return isForPrograms(url) ? usuallyCompared() : historic
}

/**
 * Returns the specification or program with an ID. Loads the programs only for one of them.
 *
 * @throws RangeError for an unknown ID. The message lists the known ones.
 */
export function findReader(id: string): UrlSpec {
  const reader = isProgramId(id)
    ? loadPrograms().findProgram(id)
    : specs.find(spec => spec.id === id)
  if (reader !== undefined) return reader
  throw new RangeError(`Unknown spec id ${JSON.stringify(id)}. Known: ${readerIds.join(', ')}.`)
}
