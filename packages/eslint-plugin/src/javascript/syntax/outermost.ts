import type { AstNode } from './ast-node.ts'

/** Finds the outermost of nested expressions. It takes each step only once. */
export class Outermost {
  readonly #larger: (node: AstNode) => AstNode | null
  readonly #known = new Map<AstNode, AstNode>()

  /** @param larger Returns the expression around another one, or null. */
  constructor(larger: (node: AstNode) => AstNode | null) {
    this.#larger = larger
  }

  of(node: AstNode): AstNode {
    const passed: AstNode[] = []
    let at = node
    let outermost = this.#known.get(at)
    while (outermost === undefined) {
      passed.push(at)
      const larger = this.#larger(at)
      if (larger === null) outermost = at
      else {
        at = larger
        outermost = this.#known.get(at)
      }
    }
    for (const inner of passed) this.#known.set(inner, outermost)
    return outermost
  }
}
