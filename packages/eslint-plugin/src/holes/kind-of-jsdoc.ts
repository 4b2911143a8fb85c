import type { Scope } from 'eslint'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { isPlain, type ValueKind, worstOf } from './value-kind.ts'

/** The types of the parameters of each function, by their names: `id`, `params.role`. */
const typesByFunction = new WeakMap<AstNode, ReadonlyMap<string, string>>()

/** Returns the kind of a parameter, or of a member of one, by the comment of its function. */
export function kindOfJsdoc(
  definition: Scope.Definition,
  path: string,
  program: Program,
): ValueKind {
  if (definition.type !== 'Parameter') return 'unknown'
  const type = typesOf(definition.node as AstNode, program).get(path)
  return type === undefined ? 'unknown' : kindOfText(type)
}

function typesOf(node: AstNode, program: Program): ReadonlyMap<string, string> {
  let types = typesByFunction.get(node)
  if (types === undefined) {
    types = new Map(
      Array.from(commentOf(node, program).matchAll(param), ([, type = '', name = '']) => [
        name,
        type,
      ]),
    )
    typesByFunction.set(node, types)
  }
  return types
}

/** Matches `@param {string} name` and `@param {string} [name=x]`. */
const param = /@param\s*\{([^{}\n]*)\}\s*\[?\s*([\w$.]+)/g

/** Returns the comment right before a function, or before what declares it. */
function commentOf(node: AstNode, { sourceCode }: Program): string {
  for (let at: AstNode | undefined = node; at; at = at.parent) {
    const comment = sourceCode.getCommentsBefore(at as never).at(-1)
    if (comment?.type === 'Block') return comment.value
    if (!at.parent || !declaring.test(at.parent.type)) return ''
  }
  return ''
}

const declaring =
  /^(?:MethodDefinition|Property|PropertyDefinition|VariableDeclarat(?:or|ion)|AssignmentExpression|ExpressionStatement|Export\w+Declaration)$/

const kinds: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  String: 'text',
  number: 'safe',
  Number: 'safe',
  bigint: 'safe',
  boolean: 'safe',
  Boolean: 'safe',
  null: 'safe',
  undefined: 'safe',
}

/** Returns the kind of a type of JSDoc: `string`, `?number`, `"a" | "b"`, `(string|number)`. */
function kindOfText(type: string): ValueKind {
  const parts = type.replace(/^[(?!]+|[)=?]+$/g, '').split('|')
  return worstOf(
    parts.map(part => {
      const name = part.trim()
      const text = /^(["'])(.*)\1$/.exec(name)?.[2]
      if (text !== undefined) return isPlain(text) ? 'safe' : 'unknown'
      return Object.hasOwn(kinds, name) ? (kinds[name] ?? 'unknown') : 'unknown'
    }),
  )
}
