import { cleanse } from '../cleanse.ts'
import type { Machine, Match } from '../machine.ts'

/** Rule scheme-data: up to `?` or `#`, cleansed, nothing encoded. */
export function schemeData(machine: Machine, start: number): Match<string> {
  const end = machine.until(start, '?#')
  machine.locate('path', start, end)
  return { value: cleanse(machine, start, end, 'path', null), end }
}
