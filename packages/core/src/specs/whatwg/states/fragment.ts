import type { State } from '../machine.ts'
import { fragmentSet } from '../percent-encode.ts'
import { plainUnitsEnd, reportNonUnits } from '../units.ts'

/**
 * [Fragment state](https://url.spec.whatwg.org/#fragment-state)
 *
 *     https://example.com/#top
 *                          ^^^
 */
export const fragment: State = m => {
  const start = m.pointer
  const end = m.text.length
  m.fragmentStart = start
  m.fragmentEnd = end
  reportNonUnits(m, plainUnitsEnd(m.text, start), end, 'fragment')
  m.fragment = m.encode(start, end, fragmentSet)
  return null
}
