import type { Span } from '@hreflint/core'
import { smallestEdit } from '@hreflint/core/internal'

/**
 * Returns the span in which a text differs from another one: everything between their common start
 * and end.
 */
export function differingPart(text: string, other: string): Span {
  return smallestEdit(text, other).span
}
