import type { Machine, Match } from '../machine.ts'
import { relativeSchemes } from '../url-record.ts'
import { scheme } from './scheme.ts'
import { schemeData } from './scheme-data.ts'
import type { UrlParts } from './url-parts.ts'

/**
 * Rule non-relative-url. It fails for a relative scheme: the text says the opposite, by which
 * `http:` URLs would have scheme data and `mailto:` URLs none.
 */
export function nonRelativeUrl(machine: Machine, start: number): Match<UrlParts> | null {
  const found = scheme(machine, start)
  if (found === null || !machine.at(found.end, ':') || relativeSchemes.has(found.value)) return null
  machine.locate('scheme', start, found.end)
  machine.encoding = null
  const data = schemeData(machine, found.end + 1)
  return { value: { scheme: found.value, schemeData: data.value }, end: data.end }
}
