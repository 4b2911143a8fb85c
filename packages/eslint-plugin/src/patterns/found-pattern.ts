import type { AstNode } from '../javascript/syntax/ast-node.ts'

/** An expression whose text is a pattern. */
export interface FoundPattern {
  readonly expression: AstNode
  /** Id of a dialect, or `component` for the component of a URL pattern that `component` names. */
  readonly dialect: string
  readonly component?: string
  /** What a relative pattern is resolved against: undefined for nothing, null if unknown. */
  readonly base?: AstNode | null | undefined
  /** Where a redirect or rewrite leads, whose names must be those of the pattern. */
  readonly destination?: AstNode | undefined
  /**
   * Returns whether an issue counts here, because a place may be less strict than the dialect.
   * Default: every issue counts.
   */
  readonly accepts?: (code: string, text: string) => boolean
}
