/**
 * A node of any JavaScript parser, with the fields that are read here. ESTree, JSX, TypeScript and
 * Vue expressions have no common type. A field that the parser does not set is undefined.
 */
export interface AstNode {
  readonly type: string
  readonly range: readonly [start: number, end: number]
  readonly parent?: AstNode | undefined
  readonly name?: string | AstNode
  readonly value?: unknown
  readonly operator?: string
  readonly kind?: string
  readonly computed?: boolean
  readonly method?: boolean
  readonly callee?: AstNode
  readonly arguments?: readonly AstNode[]
  readonly object?: AstNode
  readonly property?: AstNode
  readonly key?: AstNode
  readonly left?: AstNode
  readonly right?: AstNode
  readonly test?: AstNode
  readonly consequent?: AstNode
  readonly alternate?: AstNode
  readonly expression?: AstNode
  readonly expressions?: readonly AstNode[]
  readonly quasis?: readonly AstNode[]
  readonly quasi?: AstNode
  readonly tag?: AstNode
  readonly id?: AstNode
  readonly init?: AstNode | null
  readonly source?: AstNode | null
  readonly imported?: AstNode
  readonly properties?: readonly AstNode[]
  readonly elements?: readonly AstNode[]
  readonly discriminant?: AstNode
  readonly cases?: readonly AstNode[]
  readonly meta?: AstNode
  readonly openingElement?: AstNode
  readonly attributes?: readonly AstNode[]
  readonly namespace?: AstNode | string
  readonly argument?: AstNode | null
  readonly directive?: boolean
  readonly rawName?: string
  readonly startTag?: AstNode
  readonly children?: readonly AstNode[]
  readonly typeAnnotation?: AstNode
  readonly typeName?: AstNode
  readonly moduleReference?: AstNode
  readonly block?: AstNode
  readonly body?: AstNode | readonly AstNode[]
  readonly members?: readonly AstNode[]
  readonly initializer?: AstNode
  readonly static?: boolean
  readonly readonly?: boolean
  readonly accessibility?: string
  readonly handler?: AstNode | null
}
