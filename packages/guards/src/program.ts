import type { SyntaxNode } from './syntax/syntax-node.ts'

/** What the evaluation of a predicate may ask of the program that it is part of. */
export interface Names {
  /** Whether a node is the value that is guarded, before anything was done with it. */
  isSubject(node: SyntaxNode): boolean
  /** The expression, or the function, that a name or a member always means; null if that is not known. */
  valueOf(node: SyntaxNode): SyntaxNode | null
  /** Whether a name means what the platform means by it. */
  isGlobal(node: SyntaxNode): boolean
}

/** What lies on the way of a value to where it is used: tests that hold or fail, statements that run through. */
export type Step =
  | { readonly kind: 'test'; readonly node: SyntaxNode; readonly holds: boolean }
  | { readonly kind: 'statement'; readonly node: SyntaxNode }

/** A value, what is tested before it is used, and where it is used. */
export interface GuardedUse {
  readonly steps: readonly Step[]
  /** What is used: the guarded value, or what is made of it. */
  readonly used: SyntaxNode
  /** `request`: a script URL does nothing there. `origin`: the value is a serialized origin. */
  readonly place: 'navigation' | 'request' | 'origin'
}
