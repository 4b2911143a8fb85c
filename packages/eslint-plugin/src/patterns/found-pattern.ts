import type { AstNode } from '../javascript/syntax/ast-node.ts'

/** An expression whose text is a pattern. */
export interface FoundPattern {
  readonly expression: AstNode
  /** Id of a dialect; `component`: the component of a URL pattern that `component` names. */
  readonly dialect: string
  readonly component?: string
  /** What a relative pattern is resolved against: undefined for nothing, null for what is not known. */
  readonly base?: AstNode | null | undefined
  /** Whether an issue is one here: a place may be less strict than the dialect. Default: each is. */
  readonly accepts?: (code: string, text: string) => boolean
}
