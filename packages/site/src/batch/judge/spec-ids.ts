import { specs } from '@hreflint/core/specs'

/** Ids of the specifications that a batch can be checked against. */
export const specIds: readonly string[] = specs.map(({ id }) => id)
