import { whatwg } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'

const prefix = 'program/'

/** Whether an id belongs to a program. Does not load the programs. */
export function isProgramId(id: string): boolean {
  return id.startsWith(prefix)
}

/**
 * Returns the names of those who read a URL in one way: `curl and go`. Beside programs, the URL
 * Standard is called `browsers`.
 *
 * @param ids Ids of specifications and programs.
 * @param compared Ids of everything that is compared.
 */
export function readersInWords(ids: readonly string[], compared: readonly string[]): string {
  const areWithPrograms = compared.some(isProgramId)
  return ids
    .map(id => {
      if (isProgramId(id)) return id.slice(prefix.length)
      return areWithPrograms && findSpec(id) === whatwg ? 'browsers' : id
    })
    .join(' and ')
}
