import type { ParsedUrl } from '@hreflint/core'
import type { SyntaxNode } from '../syntax/syntax-node.ts'
import type { Scope } from './scope.ts'

/** A value in the evaluation of a guard. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | UrlValue
  | PatternValue
  | FunctionValue
  | RecordValue
  | SetValue

export interface UrlValue {
  readonly is: 'url'
  readonly url: ParsedUrl
}

export interface PatternValue {
  readonly is: 'pattern'
  readonly source: string
  readonly flags: string
}

export interface FunctionValue {
  readonly is: 'function'
  readonly node: SyntaxNode
  readonly scope: Scope
}

export interface RecordValue {
  readonly is: 'record'
  readonly members: ReadonlyMap<string, Value>
}

export interface SetValue {
  readonly is: 'set'
  readonly values: readonly Value[]
}

/** Thrown if the value of an expression is not known. Nothing can be concluded then. */
export class Undecided extends Error {}

/** Thrown if a search takes too long. */
export class OutOfBounds extends Undecided {}

/** Thrown where the program itself throws. */
export class ProgramThrows extends Error {}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

export function isKind<Kind extends 'url' | 'pattern' | 'function' | 'record' | 'set'>(
  value: Value,
  kind: Kind,
): value is Extract<Value, { readonly is: Kind }> {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === kind
}

/** Returns what `String(value)` gives. */
export function textOf(value: Value): string {
  if (value === null || typeof value !== 'object') return String(value)
  if (isKind(value, 'url')) return value.url.href ?? ''
  if (isKind(value, 'pattern')) return `/${value.source}/${value.flags}`
  throw new Undecided()
}

/**
 * Returns a node that must exist.
 *
 * @throws Undecided if it does not, as in a program in a newer version of the language.
 */
export function needed(node: SyntaxNode | null | undefined): SyntaxNode {
  if (node === null || node === undefined) throw new Undecided()
  return node
}
