import type { DocumentComment } from '@hreflint/documents'

export type SuppressionDirective = 'disable' | 'enable' | 'disable-line' | 'disable-next-line'

/** The content of a comment such as `hreflint-disable-next-line whatwg/unescaped-* -- reason`. */
export interface SuppressionComment {
  readonly comment: DocumentComment
  readonly directive: SuppressionDirective
  /** Codes or globs of codes. An empty list means every code. */
  readonly globs: readonly string[]
}

const directive = /^\s*hreflint-(disable-next-line|disable-line|disable|enable)(?=\s|$)/

/** Reads a comment. Returns null if it is not a suppression comment. */
export function readSuppressionComment(comment: DocumentComment): SuppressionComment | null {
  const match = directive.exec(comment.text)
  if (match === null) return null
  const rest = comment.text.slice(match[0].length)
  const dashes = /\s--(?:\s|$)/.exec(rest)
  const codes = dashes === null ? rest : rest.slice(0, dashes.index)
  return {
    comment,
    directive: match[1] as SuppressionDirective,
    globs: codes.split(/[\s,]+/).filter(code => code !== ''),
  }
}
