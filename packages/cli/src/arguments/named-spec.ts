import type { UrlSpec } from '@hreflint/core'
import { nearName } from '@hreflint/core/internal'
import { findReader, readerIds } from '@hreflint/linter'
import { UsageError } from './usage-error.ts'

/**
 * Returns the specification or program that an option names; undefined without the option.
 *
 * @throws UsageError for an unknown name, in a message that lists the known ones and the nearest.
 */
export function namedSpec(id: string | undefined): UrlSpec | undefined {
  if (id === undefined) return undefined
  try {
    return findReader(id)
  } catch (error) {
    const near = nearName(id, readerIds)
    const question = near === null ? '' : ` Did you mean ${near}?`
    throw new UsageError((error instanceof Error ? error.message : String(error)) + question)
  }
}
