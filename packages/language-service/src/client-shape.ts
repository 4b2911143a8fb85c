import { pageOf } from '@hreflint/core'

/** What the client can take, as far as it changes the shape of what it is sent. */
export interface ClientShape {
  readonly documentChanges: boolean
  readonly relatedInformation: boolean
  readonly codeDescription: boolean
  readonly unnecessaryTag: boolean
  /** Whether the edits of a code action may be left until it is chosen. */
  readonly resolvesEdits?: boolean
  /** Whether hovers may be in Markdown. */
  readonly markdown: boolean
  /** The address at which the client shows what a code means. Default: the page on the project's site, if any. */
  readonly pageOf?: (code: string) => string | null
}

/** Where the client shows what a code means; null if nowhere. */
export function pageFor(code: string, shape: ClientShape): string | null {
  return (shape.pageOf ?? pageOf)(code)
}
