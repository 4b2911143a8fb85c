import type { Scope, SourceCode } from 'eslint'
import type { AstNode } from './ast-node.ts'

/** A name in an expression of a Vue template that is declared outside the expression. */
interface TemplateReference {
  readonly id: AstNode
  /** The variable, if the template itself declares it with `v-for` or a slot. */
  readonly variable?: unknown
}

/** The places where the template of a Vue component reads the variables of its `script setup`. */
export class SetupTemplate {
  readonly #scope: Scope.Scope | null
  readonly #readers = new Map<string, AstNode[]>()
  readonly #names = new Set<AstNode>()

  constructor({ ast, scopeManager }: SourceCode) {
    const { scopes } = scopeManager
    this.#scope = scopes.find(({ type }) => type === 'module') ?? scopes[0] ?? null
    const { templateBody } = ast as unknown as { readonly templateBody?: AstNode | null }
    if (templateBody) this.#collect(templateBody)
  }

  /** Returns the places that read a variable, if templates see it. */
  readersOf({ name, references }: Scope.Variable): readonly AstNode[] {
    return references.some(isFromTemplate) ? (this.#readers.get(name) ?? []) : []
  }

  /**
   * Returns the variable of the script that a name in the template refers to. Null if it refers to
   * none.
   */
  variableOf(node: AstNode): Scope.Variable | null {
    if (typeof node.name !== 'string' || !this.#names.has(node)) return null
    const variable = this.#scope?.set.get(node.name)
    return variable?.references.some(isFromTemplate) === true ? variable : null
  }

  #collect(element: AstNode): void {
    for (const attribute of element.startTag?.attributes ?? []) {
      this.#collectFrom(attribute.value as AstNode | null | undefined)
    }
    for (const child of element.children ?? []) {
      if (child.type === 'VElement') this.#collect(child)
      else this.#collectFrom(child)
    }
  }

  #collectFrom(container: AstNode | null | undefined): void {
    if (container?.type !== 'VExpressionContainer') return
    const { references } = container as { readonly references?: readonly TemplateReference[] }
    for (const { id, variable } of references ?? []) {
      if (variable != null || typeof id.name !== 'string') continue
      this.#names.add(id)
      const others = this.#readers.get(id.name)
      if (others === undefined) this.#readers.set(id.name, [id])
      else others.push(id)
    }
  }
}

/**
 * Returns whether a reference is the parser's mark that a template reads a variable. The parser
 * adds one mark instead of a reference for each place.
 */
export function isFromTemplate(reference: object): boolean {
  return 'vueUsedInTemplate' in reference
}
