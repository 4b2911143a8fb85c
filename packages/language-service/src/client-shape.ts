import { pageOf } from '@hreflint/core/internal'

/** The capabilities of a client that change the shape of what it is sent. */
export interface ClientShape {
  readonly documentChanges: boolean
  readonly relatedInformation: boolean
  readonly codeDescription: boolean
  readonly unnecessaryTag: boolean
  /** Whether the edits of a code action can be computed after it is chosen. */
  readonly resolvesEdits?: boolean
  /** Whether hovers can be in Markdown. */
  readonly markdown: boolean
  /**
   * Returns the address at which the client explains a code. Default: the page on the project's
   * site, if any.
   */
  readonly pageOf?: (code: string) => string | null
}

/** Returns the address at which the client explains a code. Null if there is none. */
export function pageFor(code: string, shape: ClientShape): string | null {
  return (shape.pageOf ?? pageOf)(code)
}
