import { controlSet } from '../characters/percent-encode.ts'
import { plainUnitsEnd, reportNonUnits } from '../characters/units.ts'
import type { Machine, State } from '../machine.ts'
import { pathEnd, stateAfter } from './path.ts'

/**
 * [Opaque path state](https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state): everything after the
 * scheme of a URL that has no hierarchy.
 *
 *     mailto:user@example.com?subject=hi
 *            ^^^^^^^^^^^^^^^^
 */
export const opaquePath: State = m => {
  const start = m.pointer
  const end = pathEnd(m.text, start)
  m.pathStart = start
  m.pathEnd = end
  reportWithSpaces(m, plainUnitsEnd(m.text, start), end)
  m.path = m.encode(start, end, controlSet)
  // A space stays, but for the last one before a query or fragment.
  if (end < m.text.length && m.path.endsWith(' ')) m.path = `${m.path.slice(0, -1)}%20`
  m.pointer = end + 1
  return stateAfter(m, end)
}

/** A space in an opaque path is an issue of its own: it is not percent-encoded by parsers. */
function reportWithSpaces(m: Machine, start: number, end: number): void {
  let from = start
  for (let i = start; i <= end; i++) {
    const isSpace = i < end && m.text.charCodeAt(i) === 0x20
    if (!isSpace && i < end) continue
    reportNonUnits(m, from, i, 'path')
    if (isSpace) reportSpace(m, i, i === end - 1 && end < m.text.length)
    from = i + 1
  }
}

/** The last space before a query or fragment is percent-encoded as everywhere; others stay. */
function reportSpace(m: Machine, at: number, isEncoded: boolean): void {
  if (isEncoded) m.report('unescaped-space', at, at + 1, { component: 'path' })
  else m.report('opaque-path-space', at, at + 1)
}
