import { specs } from '@hreflint/core'

/** What a batch can be read as. */
export const specIds: readonly string[] = specs.map(({ id }) => id)
