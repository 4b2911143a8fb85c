import { fragmentSet } from '../characters/percent-encode.ts'
import { plainUnitsEnd, reportNonUnits } from '../characters/units.ts'
import type { State } from '../machine.ts'

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
