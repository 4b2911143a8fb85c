import { platform } from '#platform'
import { isAscii } from '../../../text/code-point.ts'
import {
  type PercentEncodeSet,
  printableMembers,
  querySet,
  specialQuerySet,
} from '../characters/percent-encode.ts'
import { plainUnitsEnd, reportNonUnits } from '../characters/units.ts'
import type { Machine, State } from '../machine.ts'

/**
 * [Query state](https://url.spec.whatwg.org/#query-state)
 *
 *     https://example.com/?q=1#top
 *                          ^^^
 */
export const query: State = m => {
  const start = m.pointer
  const hash = m.text.indexOf('#', start)
  const end = hash === -1 ? m.text.length : hash
  m.queryStart = start
  m.queryEnd = end
  reportNonUnits(m, plainUnitsEnd(m.text, start), end, 'query')
  m.query = encode(m, start, end, m.isSpecial ? specialQuerySet : querySet)
  m.pointer = end + 1
  return hash === -1 ? null : 'fragment'
}

/** Only special URLs that are not for WebSockets take their query in the encoding of the document. */
function encode(m: Machine, start: number, end: number, set: PercentEncodeSet): string {
  const takesEncoding =
    m.encoding !== null && m.isSpecial && m.scheme !== 'ws' && m.scheme !== 'wss'
  if (!takesEncoding) return m.encode(start, end, set)
  const text = m.text.slice(start, end)
  // ISO-2022-JP has ASCII code points that it does not encode as themselves.
  if (isAscii(text) && m.encoding !== 'ISO-2022-JP') return m.encode(start, end, set)
  return platform
    .loadLegacyEncodings()
    .percentEncodeAfterEncoding(m.encoding ?? '', text, printableMembers(set))
}
