import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import { kindOfType } from './kind-of-type.ts'
import { kindOfValue } from './kind-of-value.ts'
import { isOwnValue } from './own-value.ts'
import { type TextPart, textPartsOf } from './text-parts.ts'

/** A name and a value in a query. Both are expressions. */
export interface QueryPair {
  readonly name: AstNode
  readonly value: AstNode
}

/** Returns the pair of a text that is exactly `key + "=" + value`. */
export function pairOf(text: AstNode): QueryPair | null {
  const [name, equals, value, ...rest] = textPartsOf(text)
  return rest.length === 0 ? pairIn(name, equals, value, '') : null
}

/** Returns the pairs that follow the `?` of a text. */
export function pairsAfterQuestionMark(text: AstNode): readonly QueryPair[] {
  const parts = textPartsOf(text)
  const pairs: QueryPair[] = []
  /** Whether the text so far is in a query: nothing but parameters follows its last `?`. */
  let isInQuery = false
  for (const [index, part] of parts.entries()) {
    const last = parts[index - 1]
    const begins = typeof last === 'string' ? isInQuery && /[?&]$/.test(last) : isChoiceOfSign(last)
    const pair = begins
      ? pairIn(part, parts[index + 1], parts[index + 2], parts[index + 3] ?? '')
      : null
    if (pair !== null) pairs.push(pair)
    if (typeof part === 'string') isInQuery = endsInQuery(part, isInQuery)
  }
  return pairs
}

/** Returns whether a query goes on at the end of a text, or starts in it. */
function endsInQuery(text: string, isInQuery: boolean): boolean {
  const from = text.lastIndexOf('?') + 1
  return (isInQuery || from > 0) && !/[#\s]/.test(text.slice(from))
}

/** Matches `url.includes("?") ? "&" : "?"`. */
function isChoiceOfSign(part: TextPart | undefined): boolean {
  if (typeof part !== 'object' || part.type !== 'ConditionalExpression') return false
  return [part.consequent, part.alternate]
    .map(branch => branch?.value)
    .every((sign, _, signs) => (sign === '?' || sign === '&') && signs[0] !== signs[1])
}

function pairIn(
  name: TextPart | undefined,
  equals: TextPart | undefined,
  value: TextPart | undefined,
  after: TextPart,
): QueryPair | null {
  if (typeof name !== 'object' || typeof value !== 'object' || equals !== '=') return null
  return typeof after === 'string' && /^(?:$|[&#])/.test(after) ? { name, value } : null
}

/** Returns whether a value is put into a query without encoding. */
export function isRaw({ name, value }: QueryPair, program: Program): boolean {
  if (kindOfType(value, program.sourceCode) === 'safe') return false
  if (kindOfValue(value, program) === 'text') return true
  const key = keyOf(name, program)
  return (isMemberOf(key, value) && !isOwnValue(value, program)) || isOfEntry(key, value, program)
}

/** Returns the expression of the name without `encodeURIComponent()`. */
export function keyOf(name: AstNode, program: Program): AstNode {
  const { callee, arguments: args } = name
  const [key] = args ?? []
  const isEncoded = callee?.name === 'encodeURIComponent' && program.isGlobal(callee)
  return isEncoded && key !== undefined ? key : name
}

/** Returns whether the value is `params[key]`. */
function isMemberOf(key: AstNode, value: AstNode): boolean {
  return (
    value.type === 'MemberExpression' &&
    value.computed === true &&
    key.type === 'Identifier' &&
    value.property?.name === key.name
  )
}

/**
 * Returns whether the two are `key` and `value` of `([key, value]) => …` or `for (const [key,
 * value] of …)`.
 */
function isOfEntry(key: AstNode, value: AstNode, program: Program): boolean {
  if (key.type !== 'Identifier' || value.type !== 'Identifier') return false
  const definition = program.variableOf(value)?.defs[0]
  const pattern = (definition?.name as unknown as AstNode | undefined)?.parent
  const elements = pattern?.type === 'ArrayPattern' ? (pattern.elements ?? []) : []
  return (
    elements.length === 2 &&
    nameOfKey(elements[0]) === key.name &&
    nameOfKey(elements[1]) === value.name
  )
}
