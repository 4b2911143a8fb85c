import type { Span } from '@hreflint/core'
import {
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'

/** An error in the text of a configuration. */
export interface ConfigTextError {
  readonly span: Span
  readonly message: string
}

/** The parsed text of a configuration. */
export interface ConfigText {
  /** Undefined if there are errors. */
  readonly value: unknown
  readonly errors: readonly ConfigTextError[]
  /**
   * Returns the place of the key or element at a path of keys and indexes, or of its nearest
   * existing ancestor.
   */
  placeOf(path: readonly (string | number)[]): Span
}

/** Reads JSON with comments and trailing commas. Never throws. */
export function readConfigText(text: string): ConfigText {
  const deepest = tooDeepAt(text)
  if (deepest !== null) {
    const span = { start: deepest, end: deepest + 1 }
    const message = `This is nested too deeply. The maximum is ${maxDepth} levels.`
    return { value: undefined, errors: [{ span, message }], placeOf: () => span }
  }
  const found: ParseError[] = []
  const tree = parseTree(text, found, { allowTrailingComma: true })
  const errors = found.map(({ error, offset, length }) => ({
    span: { start: offset, end: offset + length },
    message: `This is not valid JSON: ${inWords(printParseErrorCode(error))}.`,
  }))
  const value: unknown = tree === undefined || errors.length > 0 ? undefined : getNodeValue(tree)
  return { value, errors, placeOf: path => placeIn(tree, path) }
}

/** No setting needs more. The parser calls itself for each level. */
const maxDepth = 100

/** Returns the offset of the first bracket that is nested too deeply; null if there is none. */
function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true)
  let depth = 0
  for (;;) {
    scanner.scan()
    const at = scanner.getTokenOffset()
    const first = text[at]
    if (first === undefined) return null
    if (first === '{' || first === '[') depth += 1
    if (first === '}' || first === ']') depth -= 1
    if (depth > maxDepth) return at
  }
}

function placeIn(tree: Node | undefined, path: readonly (string | number)[]): Span {
  if (tree === undefined) return { start: 0, end: 0 }
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node === undefined) continue
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    return spanOf(key ?? node)
  }
  return { start: tree.offset, end: tree.offset + 1 }
}

function spanOf({ offset, length }: Node): Span {
  return { start: offset, end: offset + length }
}

/** `CommaExpected` → `comma expected` */
function inWords(code: string): string {
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}
