import { cleanse } from '../cleanse.ts'
import type { Machine, Match } from '../machine.ts'

/** Rule fragment: the rest without U+0000, cleansed, nothing encoded. */
export function fragment(machine: Machine, start: number): Match<string> {
  const { end } = machine
  machine.locate('fragment', start, end)
  return { value: cleanse(machine, start, end, 'fragment', null).replaceAll('\0', ''), end }
}
