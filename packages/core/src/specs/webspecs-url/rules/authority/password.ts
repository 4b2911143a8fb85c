import { cleanse } from '../../cleanse.ts'
import type { Machine, Match } from '../../machine.ts'

/** Rule password: as user, but may contain `:`. */
export function password(machine: Machine, start: number): Match<string> {
  const end = machine.until(start, '/\\?#@')
  return { value: cleanse(machine, start, end, 'password', 'default'), end }
}
