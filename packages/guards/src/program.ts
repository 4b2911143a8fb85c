import type { SyntaxNode } from './syntax/syntax-node.ts'

/** The questions that the evaluation of a guard asks about its program. */
export interface Names {
  /** Returns whether a node is the guarded value, before anything changes it. */
  isSubject(node: SyntaxNode): boolean
  /**
   * Returns the expression or the function that a name or a member always refers to. Null if that
   * is not known.
   */
  valueOf(node: SyntaxNode): SyntaxNode | null
  /** Returns whether a name refers to the platform's global of that name. */
  isGlobal(node: SyntaxNode): boolean
}

/**
 * A step of a value to where it is used: a test that holds or fails, or a statement that runs to
 * its end.
 */
export type Step =
  | { readonly kind: 'test'; readonly node: SyntaxNode; readonly holds: boolean }
  | { readonly kind: 'statement'; readonly node: SyntaxNode }

/** A value, the tests before its use, and the place that uses it. */
export interface GuardedUse {
  readonly steps: readonly Step[]
  /** The expression that is used: the guarded value, or one that is made from it. */
  readonly used: SyntaxNode
  /** `request`: a script URL does nothing here. `origin`: the value is a serialized origin. */
  readonly place: 'navigation' | 'request' | 'origin'
  /**
   * The steps before other uses of the same value. If any URL gets to one of them, the tests
   * distinguish kinds of URLs and guard nothing.
   */
  readonly otherWays?: readonly (readonly Step[])[]
}
