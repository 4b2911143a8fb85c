import { whatwg } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'

const prefix = 'program/'

/** Whether an id belongs to a program. Does not load the programs. */
export function isProgramId(id: string): boolean {
  return id.startsWith(prefix)
}

/**
 * Returns the names of those who read a URL in one way: `browsers, curl and go`. Where programs are
 * compared, the URL Standard is called `browsers`.
 *
 * @param ids Ids of specifications and programs.
 * @param compared Ids of everything that is compared.
 */
export function readersInWords(ids: readonly string[], compared: readonly string[]): string {
  const areWithPrograms = compared.some(isProgramId)
  const names = ids.map(id => {
    if (isProgramId(id)) return id.slice(prefix.length)
    return areWithPrograms && findSpec(id) === whatwg ? 'browsers' : id
  })
  const allButLast = names.slice(0, -1).join(', ')
  return [allButLast, ...names.slice(-1)].filter(part => part !== '').join(' and ')
}
