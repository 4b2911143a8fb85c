import type { SourceCode } from 'eslint'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { isPlain, type ValueKind, worstOf } from './value-kind.ts'

/**
 * The part of a TypeScript type that is used here: methods, because the numbers of flags differ
 * between versions.
 */
interface Type {
  readonly types?: readonly Type[]
  readonly value?: unknown
  isUnion(): boolean
  isStringLiteral(): boolean
  isNumberLiteral(): boolean
}

/** What typescript-eslint provides to rules if the parser has type information. */
interface TypeServices {
  readonly program?: { getTypeChecker(): { typeToString(type: Type): string } } | null
  getTypeAtLocation?(node: unknown): Type
}

const withoutDelimiters =
  /^(?:number|bigint|boolean|true|false|undefined|null|never|\d+n?|`\$\{string\}-\$\{string\}-\$\{string\}-\$\{string\}-\$\{string\}`)$/

/** Returns the kind of a value by its type, or `unknown` without type information. */
export function kindOfType(node: AstNode, { parserServices }: SourceCode): ValueKind {
  const services = parserServices as TypeServices
  const checker = services.program?.getTypeChecker()
  if (checker === undefined || services.getTypeAtLocation === undefined) return 'unknown'
  const kindOf = (type: Type): ValueKind => {
    if (type.isUnion()) return worstOf((type.types ?? []).map(kindOf))
    if (type.isNumberLiteral()) return 'safe'
    if (type.isStringLiteral()) return isPlain(String(type.value)) ? 'safe' : 'unknown'
    const name = checker.typeToString(type)
    if (name === 'string') return 'text'
    return withoutDelimiters.test(name) ? 'safe' : 'unknown'
  }
  return kindOf(services.getTypeAtLocation(node))
}

const kindsByAnnotation = new WeakMap<AstNode, ValueKind>()

/** Returns the kind that a type annotation states: `id: string`, `size: "s" | "m"`. */
export function kindOfAnnotation(node: AstNode | undefined): ValueKind {
  if (node === undefined) return 'unknown'
  const kind = kindsByAnnotation.get(node) ?? newKindOf(node)
  kindsByAnnotation.set(node, kind)
  return kind
}

function newKindOf(node: AstNode): ValueKind {
  const type = node.type === 'TSTypeAnnotation' ? node.typeAnnotation : node
  switch (type?.type) {
    case 'TSStringKeyword':
      return 'text'
    case 'TSNumberKeyword':
    case 'TSBigIntKeyword':
    case 'TSBooleanKeyword':
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
      return 'safe'
    case 'TSUnionType':
      return worstOf(((type as { types?: readonly AstNode[] }).types ?? []).map(kindOfAnnotation))
    case 'TSLiteralType': {
      const { value } = (type as { literal?: AstNode }).literal ?? {}
      return typeof value === 'number' || (typeof value === 'string' && isPlain(value))
        ? 'safe'
        : 'unknown'
    }
    default:
      return 'unknown'
  }
}
