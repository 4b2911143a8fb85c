import { cleanse } from '../cleanse.ts'
import type { Machine, Match } from '../machine.ts'

/** Rule query: up to `#`, cleansed with the query encode set, in the encoding override. */
export function query(machine: Machine, start: number): Match<string> {
  const end = machine.until(start, '#')
  machine.locate('query', start, end)
  return { value: cleanse(machine, start, end, 'query', 'query', machine.encoding), end }
}
