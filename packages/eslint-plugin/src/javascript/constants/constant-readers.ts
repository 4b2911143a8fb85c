import type { AstNode } from '../syntax/ast-node.ts'

/** The places that read a value of a program that never changes. */
export interface ConstantReaders {
  readonly readers: readonly AstNode[]
  /** Whether the value may be read in other places too, of which nothing is known. */
  readonly isUsedElsewhere: boolean
  /** Whether something else can take its place: it is a default. */
  readonly isDefault?: boolean
}
