import type { ParsedUrl } from '@hreflint/core'
import type { SyntaxNode } from '../syntax/syntax-node.ts'
import type { Scope } from './scope.ts'

/** A value that a predicate may have while it is evaluated. */
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

/** Thrown where the value of an expression is not known; nothing may be concluded then. */
export class Undecided extends Error {}

/** Thrown where a search would take too long. */
export class OutOfBounds extends Undecided {}

/** Thrown where the program itself would throw. */
export class ProgramThrows extends Error {}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

export function isKind<Kind extends 'url' | 'pattern' | 'function' | 'record' | 'set'>(
  value: Value,
  kind: Kind,
): value is Extract<Value, { readonly is: Kind }> {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === kind
}

/** What `String(value)` gives. */
export function textOf(value: Value): string {
  if (value === null || typeof value !== 'object') return String(value)
  if (isKind(value, 'url')) return value.url.href ?? ''
  if (isKind(value, 'pattern')) return `/${value.source}/${value.flags}`
  throw new Undecided()
}

/** @throws Undecided for what is not there, as in a program that a newer language wrote. */
export function needed(node: SyntaxNode | null | undefined): SyntaxNode {
  if (node === null || node === undefined) throw new Undecided()
  return node
}
