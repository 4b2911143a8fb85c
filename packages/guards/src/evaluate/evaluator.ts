import type { Names } from '../program.ts'
import { type SyntaxNode, withoutTypes } from '../syntax/syntax-node.ts'
import { callGlobal, isKnownGlobal } from './globals.ts'
import { callMethod, memberOf } from './members.ts'
import { applyBinary, applyUnary } from './operators.ts'
import type { Interpreter } from './interpreter.ts'
import { Scope } from './scope.ts'
import { Runner } from './statements.ts'
import {
  type FunctionValue,
  isKind,
  isList,
  needed,
  textOf,
  OutOfBounds,
  Undecided,
  type Value,
} from './values.ts'
import { makeUrl, ownOrigin, ownPage } from './url-value.ts'
import { costs, type Work } from './work.ts'

const maxDepth = 40

/**
 * Evaluates expressions of a program for one value of the guarded subject, as JavaScript would, as
 * far as it understands them. It never runs code of the program.
 */
export class Evaluator implements Interpreter {
  readonly work: Work
  readonly #names: Names
  /** The guarded value. Statements may assign it. */
  #subject: string
  #depth = 0
  /** The function that the operand of `await` calls. */
  #awaited: SyntaxNode | null = null
  readonly #replaced: ReadonlyMap<SyntaxNode, (interpreter: Interpreter, scope: Scope) => Value>

  /** @param replaced Expressions that are evaluated as if they were written differently. */
  constructor(
    names: Names,
    subject: string,
    work: Work,
    replaced: ReadonlyMap<
      SyntaxNode,
      (interpreter: Interpreter, scope: Scope) => Value
    > = new Map(),
  ) {
    this.#names = names
    this.#subject = subject
    this.work = work
    this.#replaced = replaced
  }

  /** @throws Undecided, ProgramThrows */
  evaluate(expression: SyntaxNode, scope: Scope): Value {
    const node = withoutTypes(expression)
    this.#count()
    const replacement = this.#replaced.get(node)
    if (replacement !== undefined) return replacement(this, scope)
    if (this.#names.isSubject(node)) return this.#subject
    this.#depth += 1
    try {
      return this.#evaluateNode(node, scope)
    } finally {
      this.#depth -= 1
    }
  }

  /** Calls a function of the program. */
  call({ node, scope }: FunctionValue, args: readonly Value[]): Value {
    this.#count()
    if ((node.async === true && node !== this.#awaited) || node.generator === true)
      throw new Undecided()
    const inner = new Scope(scope)
    for (const [i, param] of (node.params ?? []).entries()) this.#bind(param, args[i], inner)
    const body = node.body as SyntaxNode | undefined
    if (body === undefined) throw new Undecided()
    if (body.type !== 'BlockStatement') return this.evaluate(body, inner)
    return new Runner(this).run(body, inner)?.value()
  }

  /** Evaluates an assignment: `subject = …`. */
  assign(target: SyntaxNode, value: Value, scope: Scope): void {
    if (this.#names.isSubject(target)) {
      this.#subject = textOf(value)
      return
    }
    if (target.type !== 'Identifier') throw new Undecided()
    // The value of a name that is assigned only once is known wherever the name is read.
    if (scope.assign(String(target.name), value) || this.#names.valueOf(target) !== null) return
    throw new Undecided()
  }

  /** Declares the names of a pattern. */
  bind(pattern: SyntaxNode, value: Value, scope: Scope): void {
    this.#bind(pattern, value, scope)
  }

  isSubject(node: SyntaxNode): boolean {
    return this.#names.isSubject(node)
  }

  #bind(pattern: SyntaxNode, value: Value, scope: Scope): void {
    switch (pattern.type) {
      case 'Identifier':
        scope.declare(String(pattern.name), value)
        return
      case 'AssignmentPattern':
        if (pattern.left === undefined || pattern.right === undefined) throw new Undecided()
        this.#bind(
          pattern.left,
          value === undefined ? this.evaluate(pattern.right, scope) : value,
          scope,
        )
        return
      case 'ObjectPattern':
        for (const { type, key, value: target, computed } of pattern.properties ?? []) {
          if (type !== 'Property' || computed === true || typeof key?.name !== 'string') {
            throw new Undecided()
          }
          this.#bind(target as SyntaxNode, memberOf(value, key.name), scope)
        }
        return
      case 'ArrayPattern':
        if (!isList(value)) throw new Undecided()
        for (const [i, element] of (pattern.elements ?? []).entries()) {
          if (element !== null) this.#bind(element, value[i], scope)
        }
        return
      default:
        throw new Undecided()
    }
  }

  #count(): void {
    this.work.spend(costs.node)
    if (this.#depth > maxDepth) throw new OutOfBounds()
  }

  #evaluateNode(node: SyntaxNode, scope: Scope): Value {
    switch (node.type) {
      case 'Literal':
        return literal(node)
      case 'TemplateLiteral':
        return this.#template(node, scope)
      case 'Identifier':
        return this.#name(node, scope)
      case 'ChainExpression':
        return this.evaluate(needed(node.expression), scope)
      case 'MemberExpression':
        return this.#member(node, scope)
      case 'CallExpression':
        return this.#callExpression(node, scope)
      case 'NewExpression':
        return this.#construct(node, scope)
      case 'AwaitExpression': {
        const argument = needed(node.argument)
        const { callee } = argument
        this.#awaited = callee === undefined ? null : this.#names.valueOf(callee)
        return this.evaluate(argument, scope)
      }
      case 'LogicalExpression':
        return this.#logical(node, scope)
      case 'ConditionalExpression':
        return this.evaluate(needed(node.test), scope)
          ? this.evaluate(needed(node.consequent), scope)
          : this.evaluate(needed(node.alternate), scope)
      case 'UnaryExpression':
        return applyUnary(node.operator, this.evaluate(needed(node.argument), scope))
      case 'BinaryExpression':
        return applyBinary(
          node.operator,
          this.evaluate(needed(node.left), scope),
          this.evaluate(needed(node.right), scope),
        )
      case 'ArrayExpression':
        return this.#list(node.elements ?? [], scope)
      case 'ObjectExpression':
        return this.#record(node, scope)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return { is: 'function', node, scope }
      default:
        throw new Undecided()
    }
  }

  #template({ quasis = [], expressions = [] }: SyntaxNode, scope: Scope): string {
    return quasis
      .map((quasi, i) => {
        const inner = expressions[i]
        const { cooked } = quasi.value as { readonly cooked?: unknown }
        if (typeof cooked !== 'string') throw new Undecided()
        return cooked + (inner === undefined ? '' : textOf(this.evaluate(inner, scope)))
      })
      .join('')
  }

  #name(node: SyntaxNode, scope: Scope): Value {
    const name = String(node.name)
    if (scope.has(name)) return scope.get(name)
    const value = this.#names.valueOf(node)
    if (value !== null) return this.evaluate(value, new Scope(null))
    if (!this.#names.isGlobal(node)) throw new Undecided()
    if (name === 'undefined') return undefined
    if (name === 'location') return makeUrl(ownPage, undefined)
    throw new Undecided()
  }

  #member(node: SyntaxNode, scope: Scope): Value {
    const object = needed(node.object)
    const name = this.#memberName(node, scope)
    if (isWindow(object) && this.#names.isGlobal(object)) {
      if (name === 'location') return makeUrl(ownPage, undefined)
      if (name === 'origin') return ownOrigin
      throw new Undecided()
    }
    const known = this.#names.valueOf(node)
    if (known !== null) return this.evaluate(known, new Scope(null))
    const value = this.evaluate(object, scope)
    if (node.optional === true && (value === null || value === undefined)) return undefined
    return memberOf(value, name)
  }

  #memberName({ property, computed }: SyntaxNode, scope: Scope): string {
    if (property === undefined) throw new Undecided()
    if (computed === true) return textOf(this.evaluate(property, scope))
    if (typeof property.name !== 'string') throw new Undecided()
    return property.name
  }

  #callExpression(node: SyntaxNode, scope: Scope): Value {
    const callee = withoutTypes(needed(node.callee))
    const args = (): readonly Value[] => this.#list(node.arguments ?? [], scope)
    if (callee.type === 'MemberExpression') {
      const own = this.#names.valueOf(callee)
      if (own !== null && /Function/.test(own.type))
        return this.call({ is: 'function', node: own, scope: new Scope(null) }, args())
      const object = needed(callee.object)
      const name = this.#memberName(callee, scope)
      if (object.type === 'Identifier' && this.#names.isGlobal(object)) {
        const known = `${String(object.name)}.${name}`
        if (isKnownGlobal(known)) return callGlobal(known, args())
      }
      const owner = this.evaluate(object, scope)
      if (callee.optional === true && (owner === null || owner === undefined)) return undefined
      // Arguments that nothing reads may be unknown.
      const method = isKind(owner, 'record') ? owner.members.get(name) : undefined
      if (isKind(method, 'function') && method.node.params?.length === 0)
        return this.call(method, [])
      return callMethod(owner, name, args(), this)
    }
    if (callee.type === 'Identifier' && !scope.has(String(callee.name))) {
      const own = (node.arguments ?? []).length === 0 ? this.#names.valueOf(node) : null
      if (own !== null) return this.evaluate(own, scope)
      if (this.#names.isGlobal(callee)) return callGlobal(String(callee.name), args())
    }
    const target = this.evaluate(callee, scope)
    if (!isKind(target, 'function')) throw new Undecided()
    return this.call(target, args())
  }

  #construct(node: SyntaxNode, scope: Scope): Value {
    const callee = needed(node.callee)
    if (callee.type !== 'Identifier' || !this.#names.isGlobal(callee)) throw new Undecided()
    if (callee.name === 'URL') return this.#url(node.arguments ?? [], scope)
    const args = this.#list(node.arguments ?? [], scope)
    if (callee.name === 'RegExp') {
      const [source, flags] = args
      if (isKind(source, 'pattern')) return source
      return {
        is: 'pattern',
        source: textOf(source),
        flags: flags === undefined ? '' : textOf(flags),
      }
    }
    const [list = []] = args
    if (callee.name === 'Set' && isList(list)) return { is: 'set', values: list }
    throw new Undecided()
  }

  /** Evaluates `new URL(input, base)`. A base that is not known is a page of the own site. */
  #url([input, base]: readonly SyntaxNode[], scope: Scope): Value {
    this.work.spend(costs.url)
    const text = this.evaluate(needed(input), scope)
    if (base === undefined) return makeUrl(text, undefined)
    let page: Value
    try {
      page = this.evaluate(base, scope)
    } catch (error) {
      if (!(error instanceof Undecided) || error instanceof OutOfBounds) throw error
      page = ownPage
    }
    return makeUrl(text, page)
  }

  /**
   * Evaluates `&&`, `||` and `??`. If one side is undecided, the other may still decide the result.
   */
  #logical(node: SyntaxNode, scope: Scope): Value {
    const isAnd = node.operator === '&&'
    const [left, right] = [needed(node.left), needed(node.right)]
    let first: Value
    try {
      first = this.evaluate(left, scope)
    } catch (error) {
      if (!(error instanceof Undecided) || node.operator === '??') throw error
      const second = this.evaluate(right, scope)
      if (Boolean(second) === isAnd) throw error
      return second
    }
    if (node.operator === '??') {
      return first === null || first === undefined ? this.evaluate(right, scope) : first
    }
    return Boolean(first) === isAnd ? this.evaluate(right, scope) : first
  }

  #list(elements: readonly SyntaxNode[], scope: Scope): readonly Value[] {
    return elements.flatMap((element): readonly Value[] => {
      if (element?.type !== 'SpreadElement') return [this.evaluate(needed(element), scope)]
      const spread = this.evaluate(needed(element.argument), scope)
      if (isKind(spread, 'set')) return spread.values
      if (!isList(spread)) throw new Undecided()
      return spread
    })
  }

  #record({ properties = [] }: SyntaxNode, scope: Scope): Value {
    const members = new Map<string, Value>()
    for (const { type, key, value, computed } of properties) {
      const name = key?.name ?? key?.value
      if (type !== 'Property' || computed === true || typeof name !== 'string') {
        throw new Undecided()
      }
      members.set(name, this.evaluate(value as SyntaxNode, scope))
    }
    return { is: 'record', members }
  }
}

function literal({ value, regex }: SyntaxNode): Value {
  if (regex !== undefined) return { is: 'pattern', source: regex.pattern, flags: regex.flags }
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
    return value as string | number | boolean | null
  }
  throw new Undecided()
}

const isWindow = ({ type, name }: SyntaxNode): boolean =>
  type === 'Identifier' && /^(?:window|self|document|globalThis)$/.test(String(name))
