import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Pattern } from '../evaluate/regexp/match.ts'
import { Scope } from '../evaluate/scope.ts'
import { isKind, isList, type Value } from '../evaluate/values.ts'
import type { Names } from '../program.ts'
import { childrenOf, type SyntaxNode, withoutTypes } from '../syntax/syntax-node.ts'

/** The texts and regular expressions in a guard. */
export interface Literals {
  readonly texts: ReadonlySet<string>
  readonly patterns: readonly Pattern[]
}

const maxNodes = 400
const maxTexts = 24

/**
 * Collects the literals of expressions or statements, and of the functions and constants they use.
 */
export function literalsOf(
  nodes: readonly SyntaxNode[],
  names: Names,
  evaluator: () => Evaluator,
): Literals {
  const collector = new Collector(names, evaluator)
  for (const node of nodes) collector.visit(node)
  return { texts: collector.texts, patterns: [...collector.patterns.values()] }
}

class Collector {
  readonly texts = new Set<string>()
  readonly patterns = new Map<string, Pattern>()
  readonly #names: Names
  readonly #evaluator: () => Evaluator
  readonly #seen = new Set<SyntaxNode>()

  constructor(names: Names, evaluator: () => Evaluator) {
    this.#names = names
    this.#evaluator = evaluator
  }

  visit(written: SyntaxNode): void {
    const node = withoutTypes(written)
    if (this.#seen.has(node) || this.#seen.size > maxNodes || this.#names.isSubject(node)) return
    this.#seen.add(node)
    if (
      node.type === 'Literal' ||
      node.type === 'TemplateLiteral' ||
      node.type === 'BinaryExpression' ||
      node.type === 'MemberExpression' ||
      node.type === 'NewExpression'
    ) {
      this.#addValueOf(node)
    }
    if (node.type === 'CallExpression') this.#addPatternOf(node)
    if (isName(node)) {
      const value = this.#names.valueOf(node)
      if (value !== null) this.visit(value)
    }
    for (const child of childrenOf(node)) {
      const isName = (child === node.property || child === node.key) && node.computed !== true
      if (!isName) this.visit(child)
    }
  }

  /** Adds the regular expression that `text.match("source")` makes. */
  #addPatternOf({ callee, arguments: [source] = [] }: SyntaxNode): void {
    if (callee?.type !== 'MemberExpression' || source === undefined) return
    if (!/^(?:match|matchAll|search)$/.test(String(callee.property?.name))) return
    const value = this.#valueOf(source)
    if (typeof value === 'string') this.#add({ is: 'pattern', source: value, flags: '' })
  }

  #addValueOf(node: SyntaxNode): void {
    this.#add(this.#valueOf(node))
  }

  /** Returns the value of a constant expression, or undefined. */
  #valueOf(node: SyntaxNode): Value {
    try {
      return this.#evaluator().evaluate(node, new Scope(null))
    } catch {
      return undefined
    }
  }

  #add(value: Value): void {
    if (typeof value === 'string' && value !== '' && value.length <= 200) {
      if (this.texts.size < maxTexts) this.texts.add(value)
    } else if (isKind(value, 'pattern')) this.patterns.set(`${value.flags}/${value.source}`, value)
    else if (isKind(value, 'url')) this.#add(value.url.href)
    else if (isList(value)) for (const each of value.slice(0, maxTexts)) this.#add(each)
  }
}

/** Returns whether a node may name a value: `host`, `config.host`, `currentHost()`. */
const isName = ({ type, arguments: args }: SyntaxNode): boolean =>
  type === 'Identifier' ||
  type === 'MemberExpression' ||
  (type === 'CallExpression' && args?.length === 0)
