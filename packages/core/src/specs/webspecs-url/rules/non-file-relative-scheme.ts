import type { Machine, Match } from '../machine.ts'
import { relativeSchemes } from '../url-record.ts'
import { scheme } from './scheme.ts'

/** Rule non-file-relative-scheme. The schemes of web sockets set the encoding override to UTF-8. */
export function nonFileRelativeScheme(machine: Machine, start: number): Match<string> | null {
  const found = scheme(machine, start)
  if (found === null || found.value === 'file' || !relativeSchemes.has(found.value)) return null
  return found
}
