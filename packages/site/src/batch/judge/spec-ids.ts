import { specs } from '@hreflint/core/specs'

/** What a batch can be read as. */
export const specIds: readonly string[] = specs.map(({ id }) => id)
