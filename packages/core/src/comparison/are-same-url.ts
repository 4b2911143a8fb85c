import { chosenSpec, type UrlOptions } from '../reading/options.ts'
import { readingOf } from '../reading/reading.ts'
import { OtherBases } from '../repair/other-bases.ts'
import { parser } from '../specs/whatwg/parse.ts'
import { isSameUrl } from './same-url.ts'

/**
 * Whether two texts are the same URL, with each base that the options give. False after a parse
 * exception.
 *
 * @throws RangeError as `parse`.
 */
export function areSameUrl(first: string, second: string, options?: UrlOptions): boolean {
  const spec = chosenSpec(options, first, parser)
  const { options: main, others } = readingOf(first, spec, options)
  return (
    isSameUrl(spec.parse(first, main).url, spec.parse(second, main).url) &&
    new OtherBases(spec, others).areSame(first, second)
  )
}
