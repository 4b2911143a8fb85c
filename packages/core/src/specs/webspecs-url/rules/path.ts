import { cleanse } from '../cleanse.ts'
import { backslashInPath } from '../issues/slashes.ts'
import type { Machine, Match } from '../machine.ts'

/**
 * Rule path: names between slashes, each cleansed with the default encode set. Dots are left in:
 * the text removes them before the path of the base is put before it.
 */
export function path(machine: Machine, start: number): Match<string[]> {
  const names: string[] = []
  let at = start
  while (true) {
    const end = machine.until(at, '/\\?#')
    names.push(cleanse(machine, at, end, 'path', 'default'))
    if (!machine.at(end, '/\\')) {
      machine.locate('path', start, end)
      return { value: names, end }
    }
    if (machine.at(end, '\\')) machine.signal(backslashInPath, end, end + 1, { component: 'path' })
    at = end + 1
  }
}
