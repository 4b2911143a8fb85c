import type { AstNode } from '../syntax/ast-node.ts'

/** The places that read a value that never changes. */
export interface ConstantReaders {
  readonly readers: readonly AstNode[]
  /** Whether unknown places may read the value too. */
  readonly isUsedElsewhere: boolean
  /** Whether the value is a default, so that another value can take its place. */
  readonly isDefault?: boolean
}
