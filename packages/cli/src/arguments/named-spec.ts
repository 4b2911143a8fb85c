import type { UrlSpec } from '@hreflint/core'
import { findSpec, specs } from '@hreflint/core/specs'
import { nearName } from '@hreflint/linter'
import { UsageError } from './usage-error.ts'

/**
 * The specification that an option names; undefined where the option is not given.
 *
 * @throws UsageError for an unknown name, in a message that lists the known ones and the nearest.
 */
export function namedSpec(id: string | undefined): UrlSpec | undefined {
  if (id === undefined) return undefined
  try {
    return findSpec(id)
  } catch (error) {
    const near = nearName(
      id,
      specs.map(spec => spec.id),
    )
    const question = near === null ? '' : ` Did you mean ${near}?`
    throw new UsageError((error instanceof Error ? error.message : String(error)) + question)
  }
}
