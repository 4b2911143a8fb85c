import type { Span, TextEdit } from '@hreflint/core'
import {
  type DecodedLiteral,
  decodeJsxAttribute,
  decodeStringLiteral,
  editLiteral,
  type Quoting,
} from '@hreflint/documents/javascript'
import { loadDocuments } from '#documents'
import { constantNamedBy } from '../constants/constant-value.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { unwrapped } from '../syntax/unwrapped.ts'

/**
 * A part of a computed text: one literal, or a value known only at run time (`literal` is null).
 */
interface Piece {
  readonly literal: DecodedLiteral | null
  /** Offsets in the whole text. */
  readonly start: number
  readonly end: number
  /** The expression that the part comes from, and its range. */
  readonly node: AstNode
  readonly range: readonly [start: number, end: number]
  /**
   * The expression in the text that has the part as its value: a name, if a constant is only this
   * part. Null if the part is one of several of a constant.
   */
  use: AstNode | null
}

/** Represents a hole in the text. Any character works. */
const holeText = '…'

/** The computed texts by their expressions, because constants are read many times. */
const textsByProgram = new WeakMap<Program, Map<AstNode, StaticText | null>>()

/**
 * The text that an expression computes, as far as the program alone shows: string and template
 * literals, `+`, `String.raw`, constants.
 */
export class StaticText {
  readonly text: string
  readonly holes: readonly Span[]
  /** The values of constants that the text is made from. */
  readonly constants: readonly AstNode[]
  readonly #pieces: readonly Piece[]
  #counted: Map<number, number> | null = null

  private constructor(pieces: readonly Piece[], constants: readonly AstNode[]) {
    this.constants = constants
    this.#pieces = pieces
    this.text = pieces.map(piece => piece.literal?.text ?? holeText).join('')
    this.holes = pieces.filter(piece => piece.literal === null)
  }

  /** Returns the text of an expression. Null if nothing of it is known. */
  static of(node: AstNode, program: Program): StaticText | null {
    let texts = textsByProgram.get(program)
    if (texts === undefined) {
      texts = new Map()
      textsByProgram.set(program, texts)
    }
    let text = texts.get(node)
    if (text === undefined) {
      text = StaticText.#compute(node, program)
      texts.set(node, text)
    }
    return text
  }

  static #compute(node: AstNode, program: Program): StaticText | null {
    let end = 0
    const parts = new Parts(program)
    parts.add(node, 0)
    if (parts.isTooMuch) return null
    const constants = [...parts.constants]
    const pieces = parts.list.map(part => {
      const start = end
      end += (part.literal?.text ?? holeText).length
      return { ...part, start, end }
    })
    const known = pieces.some(({ literal }) => literal !== null)
    return known ? new StaticText(pieces, constants) : null
  }

  /** Returns the expression that fills a hole, and the expression in the text that reads it. */
  filledAt({ start }: Span): { readonly node: AstNode; readonly use: AstNode | null } | null {
    const filled = this.#piecesNear(start, start).find(
      piece => piece.start === start && piece.literal === null,
    )
    return filled ?? null
  }

  /**
   * Converts a span of the text to a span of the file. A span across literals is shown from the
   * first to the last. For an empty text, the quotes are shown.
   */
  toSourceSpan(span: Span): Span {
    if (this.text === '') return this.#sourceOfAll()
    const pieces = this.#piecesAt(span)
    let [start, end] = [Number.POSITIVE_INFINITY, 0]
    for (const piece of pieces) {
      const shown = shownIn(piece, span)
      start = Math.min(start, shown.start)
      end = Math.max(end, shown.end)
    }
    return { start, end }
  }

  #sourceOfAll(): Span {
    let [start, end] = [Number.POSITIVE_INFINITY, 0]
    for (const { range } of this.#pieces) {
      start = Math.min(start, range[0])
      end = Math.max(end, range[1])
    }
    return { start, end }
  }

  /**
   * Converts edits of the text to edits of the file. Null unless each edit is inside one literal,
   * and is the same at every occurrence of that literal (a constant can occur several times).
   */
  toSourceEdits(edits: readonly TextEdit[]): readonly TextEdit[] | null {
    const byPiece = new Map<Piece, TextEdit[]>()
    const timesEdited = new Map<number, number>()
    for (const edit of edits) {
      const [piece, other] = this.#piecesAt(edit.span)
      if (piece === undefined || piece.literal === null || other !== undefined) return null
      const moved = { span: within(piece, edit.span), text: edit.text }
      const list = byPiece.get(piece)
      if (list === undefined) byPiece.set(piece, [moved])
      else list.push(moved)
    }
    const written = new Map<number, readonly TextEdit[]>()
    for (const [{ literal, range }, list] of byPiece) {
      const inSource = literal === null ? null : editLiteral(literal, list)
      if (inSource === null) return null
      const before = written.get(range[0])
      if (before !== undefined && !isSame(before, inSource)) return null
      written.set(range[0], inSource)
      timesEdited.set(range[0], (timesEdited.get(range[0]) ?? 0) + 1)
    }
    // An edit of one occurrence of a literal also changes the others.
    for (const [start, times] of timesEdited) {
      if (this.#occurrences.get(start) !== times) return null
    }
    return [...written.values()].flat().sort((a, b) => a.span.start - b.span.start)
  }

  /**
   * The number of occurrences of each literal in the text, by the offset of the literal in the
   * file.
   */
  get #occurrences(): ReadonlyMap<number, number> {
    if (this.#counted === null) {
      this.#counted = new Map()
      for (const { range } of this.#pieces) {
        this.#counted.set(range[0], (this.#counted.get(range[0]) ?? 0) + 1)
      }
    }
    return this.#counted
  }

  /**
   * Returns the pieces that overlap `span`. For an insertion point, returns the literal that it can
   * be written in.
   */
  #piecesAt({ start, end }: Span): readonly Piece[] {
    const near = this.#piecesNear(start, end)
    const touched = near.filter(piece => piece.start < end && start < piece.end)
    if (touched.length > 0) return touched
    const beside = near.filter(piece => piece.start <= start && end <= piece.end)
    const [first] = beside.filter(piece => piece.literal !== null)
    return first === undefined ? beside.slice(0, 1) : [first]
  }

  /** Returns the pieces from one offset to another, with those that end or start there. */
  #piecesNear(start: number, end: number): readonly Piece[] {
    let low = 0
    let high = this.#pieces.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#pieces[middle]?.end ?? 0) < start) low = middle + 1
      else high = middle
    }
    let last = low
    while ((this.#pieces[last]?.start ?? Number.POSITIVE_INFINITY) <= end) last += 1
    return this.#pieces.slice(low, last)
  }
}

function isSame(left: readonly TextEdit[], right: readonly TextEdit[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
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

/** A piece before its offsets in the whole text are known. */
type Part = Pick<Piece, 'literal' | 'node' | 'range' | 'use'>

/** Limits beyond any real text. With constants, a text can double with each line. */
const maxPartsOfConstants = 10_000
const maxTextOfConstants = 1_000_000

/** Collects the parts of a text. */
class Parts {
  readonly list: Part[] = []
  readonly constants = new Set<AstNode>()
  readonly #program: Program
  #partsOfConstants = 0
  #textOfConstants = 0

  constructor(program: Program) {
    this.#program = program
  }

  /** Whether constants make the text too long to compute. */
  get isTooMuch(): boolean {
    return (
      this.#partsOfConstants > maxPartsOfConstants || this.#textOfConstants > maxTextOfConstants
    )
  }

  /** Adds the parts of an expression. `depth` counts the constants on the way to it. */
  add(expression: AstNode, depth: number): void {
    // A sum is nested to the left, with one level for each term.
    const terms: AstNode[] = []
    let node = expression
    while (node.type === 'BinaryExpression' && node.operator === '+' && node.left && node.right) {
      terms.push(node.right)
      node = node.left
    }
    this.#addTerm(node, depth)
    for (const term of terms.reverse()) {
      if (this.isTooMuch) return
      if (term.type === 'BinaryExpression') this.add(term, depth)
      else this.#addTerm(term, depth)
    }
  }

  #addTerm(node: AstNode, depth: number): void {
    if (this.isTooMuch) return
    const inner = unwrapped(node)
    const constant = inner ? null : constantText(node, this.#program, depth)
    const quoting =
      node.type === 'TaggedTemplateExpression' ? this.#program.quotingOfTag(node) : null
    if (inner) this.add(inner, depth)
    else if (constant !== null) {
      const before = this.list.length
      this.constants.add(constant)
      this.add(constant, depth + 1)
      const [part, other] = depth === 0 ? this.list.slice(before, before + 2) : []
      if (part !== undefined && other === undefined) part.use = node
    } else if (node.type === 'TemplateLiteral') this.#addTemplate(node, 'template', depth)
    else if (quoting !== null && node.quasi) this.#addTemplate(node.quasi, quoting, depth)
    else {
      const isString = node.type === 'Literal' && typeof node.value === 'string'
      const literal = isString ? decodedLiteral(node, this.#program) : null
      this.#addPart(literal ?? (isString ? opaque(node, node.value) : null), node, depth)
    }
  }

  #addTemplate(node: AstNode, quoting: Quoting, depth: number): void {
    for (const [i, quasi] of (node.quasis ?? []).entries()) {
      const decoded = decodedQuasi(quasi, quoting, this.#program)
      const literal = decoded ?? opaque(quasi, cookedOf(quasi))
      const isAll = (node.quasis ?? []).length === 1
      if (literal?.text !== '' || isAll) this.#addPart(literal, quasi, depth)
      const expression = node.expressions?.[i]
      if (expression !== undefined) this.add(expression, depth)
    }
  }

  #addPart(literal: DecodedLiteral | null, node: AstNode, depth: number): void {
    this.list.push({ literal, node, range: node.range, use: depth === 0 ? node : null })
    if (depth === 0) return
    this.#partsOfConstants += 1
    this.#textOfConstants += literal?.text.length ?? 0
  }
}

/**
 * Returns a literal whose source does not match its value. Its value is known, but it cannot be
 * edited.
 */
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

/**
 * Returns the constant that a node refers to. It follows only a few steps, because a constant may
 * refer to itself.
 */
function constantText(node: AstNode, program: Program, depth: number): AstNode | null {
  return depth < 8 ? constantNamedBy(node, program) : null
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

/**
 * Decodes a part of a template. The ranges of parsers include the delimiters: a backtick or `}` at
 * the start, and a backtick or `${` at the end.
 */
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
