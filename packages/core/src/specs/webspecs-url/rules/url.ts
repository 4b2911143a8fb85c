import type { Machine, Match } from '../machine.ts'
import { newUrlRecord, relativeSchemes, type UrlRecord } from '../url-record.ts'
import { fileUrl } from './file-url.ts'
import { fragment } from './fragment.ts'
import { nonRelativeUrl } from './non-relative-url.ts'
import { query } from './query.ts'
import { relativeUrl } from './relative-url.ts'
import type { UrlParts } from './url-parts.ts'

/** Rule url: one of the three, then query and fragment up to the end of the input. */
export function url(machine: Machine, start: number): Match<UrlRecord> | null {
  const match = machine.choice<UrlParts>(
    () => fileUrl(machine, start),
    () => nonRelativeUrl(machine, start),
    () => relativeUrl(machine, start),
  )
  if (match === null) return null
  const result: UrlRecord = { ...newUrlRecord(), ...match.value }
  let { end } = match
  if (machine.at(end, '?')) {
    const found = query(machine, end + 1)
    result.query = found.value
    end = found.end
  }
  if (machine.at(end, '#')) {
    const found = fragment(machine, end + 1)
    result.fragment = found.value
    end = found.end
  }
  if (end !== machine.end) return null
  if (result.port === relativeSchemes.get(result.scheme ?? '')) result.port = ''
  return { value: result, end }
}
