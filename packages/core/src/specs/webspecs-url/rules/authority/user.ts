import { cleanse } from '../../cleanse.ts'
import type { Machine, Match } from '../../machine.ts'

/** Rule user: up to a delimiter of the authority, cleansed with the default encode set. */
export function user(machine: Machine, start: number): Match<string> {
  const end = machine.until(start, '/\\?#@:')
  return { value: cleanse(machine, start, end, 'username', 'default'), end }
}
