import { whatwg } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'

const prefix = 'program/'

/** Whether an id is that of a program; programs themselves are not loaded for the answer. */
export function isProgramId(id: string): boolean {
  return id.startsWith(prefix)
}

/**
 * Who reads a URL in one way, in words: `curl and go`. Beside programs, the URL Standard is that of browsers.
 *
 * @param ids Ids of specifications and programs.
 * @param compared Ids of all that are compared.
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
