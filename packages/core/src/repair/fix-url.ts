import type { FixedUrl } from './fix.ts'
import { chosenSpec, type UrlOptions } from '../reading/options.ts'
import { firstReading, readingOf } from '../reading/reading.ts'
import { repairUrl } from './repair-url.ts'

/**
 * Applies every repair that keeps the URL, until none is left: `output` parses to the same URL as
 * `input`, with each base that it may have, and has no issue that such a repair could remove. Idempotent; takes time in proportion
 * to the length of `input`. After a parse exception nothing is applied.
 *
 * @throws RangeError as `parse`.
 */
export function fix(input: string, options?: UrlOptions): FixedUrl {
  const spec = chosenSpec(options, input)
  if (spec.fast?.certainlyConforms?.(input, firstReading(options)) === true) {
    return { output: input, applied: [], edits: [] }
  }
  const { output, applied, edits } = repairUrl(input, spec, readingOf(input, spec, options))
  return { output, applied, edits }
}
