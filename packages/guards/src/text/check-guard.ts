import { type Options, parse } from 'acorn'
import type { GuardedUse, Names } from '../program.ts'
import { childrenOf, type SyntaxNode } from '../syntax/syntax-node.ts'
import { decidePattern } from '../automata/pattern-candidates.ts'
import { findRepair } from '../repair/find-repair.ts'
import { searchWitnesses, type Witness } from '../witness/find-witness.ts'
import { hostsNamedBy } from '../witness/named-hosts.ts'

/** The answer for a guard that is given as text. */
export type GuardAnswer =
  | {
      readonly kind: 'witness'
      /** The witnesses, in the order of the search. */
      readonly witnesses: readonly Witness[]
      /**
       * The text with an exact comparison, which rejects all of them. Null if none can be written
       * in full.
       */
      readonly repaired: string | null
    }
  /**
   * No witness was found. `isProved`: there is none for a URL with a host, which the automaton of a
   * regular expression proves.
   */
  | { readonly kind: 'none-found'; readonly isProved: boolean }
  /** The search ended without an answer. */
  | { readonly kind: 'gave-up'; readonly why: 'not-understood' | 'too-long' }
  /** The text has no function with one parameter, and no regular expression. */
  | { readonly kind: 'not-a-guard'; readonly reason: string }

const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowReturnOutsideFunction: true,
  ranges: true,
}

/** The maximum number of witnesses. More add nothing new. */
const mostWitnesses = 5

/**
 * Looks for URLs that pass a guard: a function with one parameter, or a regular expression.
 * Declarations that it uses may precede it.
 *
 * @param place Where the value is used, which decides whether script URLs count.
 */
export function checkGuard(source: string, place: GuardedUse['place'] = 'navigation'): GuardAnswer {
  let program: SyntaxNode
  try {
    program = parse(source, options) as unknown as SyntaxNode
  } catch (error) {
    return { kind: 'not-a-guard', reason: error instanceof Error ? error.message : String(error) }
  }
  const declared = declarationsOf(program)
  const guard = guardOf(program, declared)
  if (guard === null) {
    return {
      kind: 'not-a-guard',
      reason: 'Write a function with one parameter, or a regular expression.',
    }
  }
  const use = { ...guard.use, place }
  const names = namesOf(guard.subject, declared)
  const result = searchWitnesses(use, names, mostWitnesses)
  if (result.kind === 'none') {
    return { kind: 'none-found', isProved: guard.pattern !== undefined && isProved(guard.pattern) }
  }
  if (result.kind === 'gave-up') return result
  const { witnesses } = result
  const [first] = witnesses
  return {
    kind: 'witness',
    witnesses,
    repaired: first ? repaired(source, use, names, first) : null,
  }
}

/** Returns whether a regular expression matches no URL whose host it does not name. */
function isProved({ pattern: source, flags }: Regex): boolean {
  const pattern = { source, flags }
  return decidePattern(pattern, hostsNamedBy(pattern)).kind === 'none'
}

function repaired(source: string, use: GuardedUse, names: Names, witness: Witness): string | null {
  const textOf = ({ range }: SyntaxNode): string => source.slice(...(range ?? [0, 0]))
  const repairs = findRepair(use, names, witness, textOf)
  if (repairs.length === 0) return null
  return repairs
    .toSorted((a, b) => (b.node.range?.[0] ?? 0) - (a.node.range?.[0] ?? 0))
    .reduce((text, { node: { range = [0, 0] }, text: written }) => {
      return text.slice(0, range[0]) + written + text.slice(range[1])
    }, source)
}

type Regex = NonNullable<SyntaxNode['regex']>

interface Guard {
  readonly use: Pick<GuardedUse, 'steps' | 'used'>
  readonly subject: string
  readonly pattern?: Regex
}

/** Returns the last function or regular expression of a program. */
function guardOf(program: SyntaxNode, declared: ReadonlyMap<string, SyntaxNode>): Guard | null {
  const last = (program.body as readonly SyntaxNode[]).at(-1)
  const written =
    last?.type === 'ExportNamedDeclaration' || last?.type === 'ExportDefaultDeclaration'
      ? (last as { declaration?: SyntaxNode }).declaration
      : last
  const [declarator] = written?.declarations ?? []
  const stated = written?.type === 'ExpressionStatement' ? written.expression : written
  const node = declarator?.init ?? stated
  if (node?.regex !== undefined) return { ...guardOfPattern(node), pattern: node.regex }
  const target = node?.type === 'Identifier' ? declared.get(String(node.name)) : node
  const [param, other] = target?.params ?? []
  if (target === undefined || param?.type !== 'Identifier' || other !== undefined) return null
  const subject = String(param.name)
  const used: SyntaxNode = { type: 'Identifier', name: subject }
  const call: SyntaxNode = {
    type: 'CallExpression',
    callee: { ...target, type: 'FunctionExpression' },
    arguments: [used],
  }
  return { use: { steps: [{ kind: 'test', node: call, holds: true }], used }, subject }
}

function guardOfPattern(pattern: SyntaxNode): Guard {
  const used: SyntaxNode = { type: 'Identifier', name: 'value' }
  const property: SyntaxNode = { type: 'Identifier', name: 'test' }
  const callee: SyntaxNode = {
    type: 'MemberExpression',
    object: pattern,
    property,
    computed: false,
  }
  const node: SyntaxNode = { type: 'CallExpression', callee, arguments: [used] }
  return { use: { steps: [{ kind: 'test', node, holds: true }], used }, subject: 'value' }
}

/** Returns the constants and functions of a program by their names. */
function declarationsOf(program: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  const declared = new Map<string, SyntaxNode>()
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'FunctionDeclaration' && node.id) declared.set(String(node.id.name), node)
    if (node.type === 'VariableDeclarator' && node.init && node.id?.type === 'Identifier') {
      declared.set(String(node.id.name), node.init)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  for (const statement of program.body as readonly SyntaxNode[]) {
    if (statement.type !== 'ExpressionStatement') {
      if (statement.type === 'FunctionDeclaration')
        declared.set(String(statement.id?.name), statement)
      else for (const child of childrenOf(statement)) visit(child)
    }
  }
  return declared
}

function namesOf(subject: string, declared: ReadonlyMap<string, SyntaxNode>): Names {
  return {
    isSubject: node => node.type === 'Identifier' && node.name === subject,
    valueOf: node =>
      node.type === 'Identifier' ? (declared.get(String(node.name)) ?? null) : null,
    isGlobal: node =>
      node.type === 'Identifier' && node.name !== subject && !declared.has(String(node.name)),
  }
}
