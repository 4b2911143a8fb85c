import type { Scope } from 'eslint'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { memberName } from '../../javascript/syntax/callee-path.ts'

/** The nodes of a program, numbered in source order, so that those below a node are a range. */
export class ProgramNodes {
  readonly #program: Program
  readonly #nodes: AstNode[] = []
  /** The number of the node around each node. The root is around itself. */
  readonly #outer: number[] = []
  /** The number after the last node below each node. */
  readonly #ends: number[] = []
  readonly #numbers = new Map<AstNode, number>()
  readonly #identifiers = new Map<string, number[]>()
  readonly #members = new Map<string, number[]>()
  readonly #assigned = new Map<number, Scope.Variable[]>()

  constructor(program: Program) {
    this.#program = program
    this.#collect(program.sourceCode.ast as unknown as AstNode)
    this.#collectAssigned()
  }

  /** Returns the numbers of a node and of the nodes below it. Null for a node from elsewhere. */
  rangeOf(node: AstNode): readonly [start: number, end: number] | null {
    const start = this.#numbers.get(node)
    return start === undefined ? null : [start, this.#ends[start] ?? start]
  }

  /** Returns the number of the node around a node. The root is around itself. */
  around(number: number): number {
    return this.#outer[number] ?? 0
  }

  at(number: number): AstNode | undefined {
    return this.#nodes[number]
  }

  /** Returns the variables that an expression is assigned to. */
  variablesAssigned(expression: number): readonly Scope.Variable[] {
    return this.#assigned.get(expression) ?? []
  }

  /** Returns the numbers of the identifiers of this name, in ascending order. */
  identifiers(name: string): readonly number[] {
    return this.#identifiers.get(name) ?? []
  }

  /** Returns the numbers of the member expressions that read this name, in ascending order. */
  members(name: string): readonly number[] {
    return this.#members.get(name) ?? []
  }

  #collect(root: AstNode): void {
    // Programs nest deeper than calls can.
    const left: { readonly node: AstNode; readonly outer: number }[] = [{ node: root, outer: 0 }]
    const open: number[] = []
    for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
      const { node, outer } = entry
      while (open.length > 0 && open.at(-1) !== outer) this.#close(open)
      if (this.#numbers.has(node)) continue
      const number = this.#nodes.push(node) - 1
      this.#numbers.set(node, number)
      this.#outer.push(outer)
      this.#ends.push(number + 1)
      open.push(number)
      this.#note(node, number)
      for (const child of childrenOf(node).reverse()) left.push({ node: child, outer: number })
    }
    while (open.length > 0) this.#close(open)
  }

  #close(open: number[]): void {
    const number = open.pop()
    if (number !== undefined) this.#ends[number] = this.#nodes.length
  }

  #note(node: AstNode, number: number): void {
    if (node.type === 'Identifier' && typeof node.name === 'string')
      append(this.#identifiers, node.name, number)
    const member = node.type === 'MemberExpression' ? memberName(node) : null
    if (member !== null) append(this.#members, member, number)
  }

  #collectAssigned(): void {
    for (const { set } of this.#program.sourceCode.scopeManager?.scopes ?? []) {
      for (const variable of set.values()) {
        for (const { writeExpr } of variable.references) {
          const number = writeExpr ? this.#numbers.get(writeExpr as AstNode) : undefined
          if (number !== undefined) append(this.#assigned, number, variable)
        }
      }
    }
  }
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** Keys of nodes that lead elsewhere, or to types. */
const otherKeys: ReadonlySet<string> = new Set(['parent', 'loc', 'range', 'typeAnnotation'])

function childrenOf(node: AstNode): AstNode[] {
  return Object.entries(node).flatMap(([key, value]) =>
    otherKeys.has(key) ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  )
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
