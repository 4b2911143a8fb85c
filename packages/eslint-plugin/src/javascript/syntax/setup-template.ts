import type { Scope, SourceCode } from 'eslint'
import type { AstNode } from './ast-node.ts'

/** A name that an expression of a Vue template takes from outside of it. */
interface TemplateReference {
  readonly id: AstNode
  /** What the template itself declares, by `v-for` or a slot. */
  readonly variable?: unknown
}

/** Where the template of a Vue component reads the variables of its `script setup`. */
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

  /** The places that read a variable, if templates see it. */
  readersOf({ name, references }: Scope.Variable): readonly AstNode[] {
    return references.some(isFromTemplate) ? (this.#readers.get(name) ?? []) : []
  }

  /** The variable of the script that a name in the template means; null if it is none of those. */
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

/** The parser's mark that a template reads a variable, in place of a reference for each place. */
export function isFromTemplate(reference: object): boolean {
  return 'vueUsedInTemplate' in reference
}
