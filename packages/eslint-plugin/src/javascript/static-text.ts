import type { Span, TextEdit } from '@hreflint/core'
import {
  type DecodedLiteral,
  decodeJsxAttribute,
  decodeStringLiteral,
  editLiteral,
  type Quoting,
} from '@hreflint/documents/javascript'
import { loadDocuments } from '#documents'
import type { AstNode } from './ast-node.ts'
import { constantBehind } from './constants/constant-value.ts'
import type { Program } from './program.ts'

/** A stretch of a computed text: one literal, or (`literal` is null) what only the run will tell. */
interface Piece {
  readonly literal: DecodedLiteral | null
  /** Where it ends in the whole text. */
  readonly start: number
  readonly end: number
  /** The expression it comes from. */
  readonly range: readonly [start: number, end: number]
}

/** Stands in the text for a hole; what it is makes no difference. */
const holeText = '…'

/**
 * The text that an expression computes, as far as the program alone tells: string and template
 * literals, `+`, `String.raw`, constants.
 */
export class StaticText {
  readonly text: string
  readonly holes: readonly Span[]
  /** The values of constants that the text is made of. */
  readonly constants: readonly AstNode[]
  readonly #pieces: readonly Piece[]

  private constructor(pieces: readonly Piece[], constants: readonly AstNode[]) {
    this.constants = constants
    this.#pieces = pieces
    this.text = pieces.map(piece => piece.literal?.text ?? holeText).join('')
    this.holes = pieces.filter(piece => piece.literal === null)
  }

  /** Null if nothing of the text is known. */
  static of(node: AstNode, program: Program): StaticText | null {
    let end = 0
    const constants: AstNode[] = []
    const pieces = Array.from(partsOf(node, program, 0, constants), ({ literal, range }) => {
      const start = end
      end += (literal?.text ?? holeText).length
      return { literal, range, start, end }
    })
    const known = pieces.some(({ literal }) => literal !== null)
    return known ? new StaticText(pieces, constants) : null
  }

  /** A span within one literal is shown there; one across literals, from the first to the last. */
  toSourceSpan(span: Span): Span {
    const pieces = this.#piecesAt(span)
    const spans = pieces.map(piece => shownIn(piece, span))
    return {
      start: Math.min(...spans.map(({ start }) => start)),
      end: Math.max(...spans.map(({ end }) => end)),
    }
  }

  /** Null unless each edit lies within one literal. */
  toSourceEdits(edits: readonly TextEdit[]): readonly TextEdit[] | null {
    const byPiece = new Map<Piece, TextEdit[]>()
    for (const edit of edits) {
      const [piece, other] = this.#piecesAt(edit.span)
      if (piece === undefined || piece.literal === null || other !== undefined) return null
      const moved = { span: within(piece, edit.span), text: edit.text }
      const list = byPiece.get(piece)
      if (list === undefined) byPiece.set(piece, [moved])
      else list.push(moved)
    }
    const written: TextEdit[] = []
    for (const [{ literal }, list] of byPiece) {
      const inSource = literal === null ? null : editLiteral(literal, list)
      if (inSource === null) return null
      written.push(...inSource)
    }
    return written.sort((a, b) => a.span.start - b.span.start)
  }

  /** What `span` shares a code unit with; of an insertion point, the literal it can be written in. */
  #piecesAt({ start, end }: Span): readonly Piece[] {
    const touched = this.#pieces.filter(piece => piece.start < end && start < piece.end)
    if (touched.length > 0) return touched
    const beside = this.#pieces.filter(piece => piece.start <= start && end <= piece.end)
    const [first] = beside.filter(piece => piece.literal !== null)
    return first === undefined ? beside.slice(0, 1) : [first]
  }
}

function within(piece: Piece, span: Span): Span {
  const length = piece.end - piece.start
  const clamp = (offset: number) => Math.max(0, Math.min(offset - piece.start, length))
  return { start: clamp(span.start), end: clamp(span.end) }
}

function shownIn(piece: Piece, span: Span): Span {
  if (piece.literal === null) return { start: piece.range[0], end: piece.range[1] }
  return piece.literal.map.toSourceSpan(within(piece, span))
}

/** A piece before its place in the whole is known. */
type Part = Pick<Piece, 'literal' | 'range'>

function* partsOf(
  node: AstNode,
  program: Program,
  depth: number,
  constants: AstNode[],
): Generator<Part> {
  const inner = unwrapped(node)
  const constant = inner ? null : constantText(node, program, depth)
  if (constant !== null) constants.push(constant)
  if (inner) yield* partsOf(inner, program, depth, constants)
  else if (constant) yield* partsOf(constant, program, depth + 1, constants)
  else if (node.type === 'BinaryExpression' && node.operator === '+' && node.left && node.right) {
    yield* partsOf(node.left, program, depth, constants)
    yield* partsOf(node.right, program, depth, constants)
  } else if (node.type === 'TemplateLiteral') {
    yield* templateParts(node, 'template', program, depth, constants)
  } else if (node.type === 'TaggedTemplateExpression' && node.quasi) {
    const quoting = program.quotingOfTag(node)
    if (quoting === null) yield { literal: null, range: node.range }
    else yield* templateParts(node.quasi, quoting, program, depth, constants)
  } else {
    const isString = node.type === 'Literal' && typeof node.value === 'string'
    const literal = isString ? (decodedLiteral(node, program) ?? opaque(node, node.value)) : null
    yield { literal, range: node.range }
  }
}

function* templateParts(
  node: AstNode,
  quoting: Quoting,
  program: Program,
  depth: number,
  constants: AstNode[],
): Generator<Part> {
  for (const [i, quasi] of (node.quasis ?? []).entries()) {
    const literal = decodedQuasi(quasi, quoting, program) ?? opaque(quasi, cookedOf(quasi))
    if (literal?.text !== '') yield { literal, range: quasi.range }
    const expression = node.expressions?.[i]
    if (expression !== undefined) yield* partsOf(expression, program, depth, constants)
  }
}

/** A literal whose source is not what it seems: known as a whole, and not to be edited. */
function opaque({ range: [start, end] }: AstNode, value: unknown): DecodedLiteral | null {
  if (typeof value !== 'string') return null
  return {
    text: value,
    map: { toSourceSpan: () => ({ start, end }), toEditSpan: () => null },
    escape: () => null,
    redecode: () => null,
    inside: '',
    offset: start,
  }
}

const cookedOf = ({ value }: AstNode): unknown =>
  typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : null

/** Followed a few steps only: a constant may be made of itself. */
function constantText(node: AstNode, program: Program, depth: number): AstNode | null {
  return depth < 8 ? constantBehind(node, program) : null
}

/** The expression inside one that gives the same text: `x as string`, `(x)`, `x!`. */
export function unwrapped(node: AstNode): AstNode | undefined {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'JSXExpressionContainer':
    case 'SvelteMustacheTag':
    case 'VExpressionContainer':
      return node.expression
    default:
      return undefined
  }
}

function decodedLiteral(node: AstNode, program: Program): DecodedLiteral | null {
  const { text } = program
  const [start, end] = node.range
  const quote = text[start]
  if (text[end - 1] !== quote || end - start < 2) return null
  const inside = text.slice(start + 1, end - 1)
  if (quote !== '"' && quote !== "'") return null
  if (node.parent?.type === 'JSXAttribute') return decodeJsxAttribute(inside, quote, start + 1)
  return decode(inside, quote === '"' ? 'double' : 'single', start + 1, node, program)
}

/** The ranges of parsers include the delimiters: a backtick or `}`, and a backtick or `${`. */
function decodedQuasi(node: AstNode, quoting: Quoting, program: Program): DecodedLiteral | null {
  const { text } = program
  const [start, end] = node.range
  const closing = text[end - 1] === '`' ? 1 : 2
  const opens = text[start] === '`' || text[start] === '}'
  const closes = closing === 1 || text.slice(end - 2, end) === '${'
  if (!opens || !closes) return null
  return decode(text.slice(start + 1, end - closing), quoting, start + 1, node, program)
}

function decode(
  inside: string,
  quoting: Quoting,
  offset: number,
  node: AstNode,
  program: Program,
): DecodedLiteral | null {
  const attribute = program.attributeAround(node)
  if (attribute === null) return decodeStringLiteral(inside, quoting, offset)
  return loadDocuments().decodeLiteralInAttribute(inside, quoting, attribute, offset)
}
