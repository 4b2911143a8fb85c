import { type ConfigError, LineIndex, type PartialConfig, validateConfig } from '@hreflint/linter'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'

export type ReadConfig =
  | { readonly config: PartialConfig; readonly errors: readonly [] }
  | { readonly config: null; readonly errors: readonly string[] }

/**
 * Reads JSON with comments and trailing commas. Each error is a sentence that begins with the place,
 * `path:line:column`.
 */
export function readJsonConfig(text: string, path: string): ReadConfig {
  const lines = new LineIndex(text)
  const at = (offset: number) => {
    const { line, column } = lines.positionAt(offset)
    return `${path}:${line}:${column}`
  }
  const mistakes: ParseError[] = []
  const tree = parseTree(text, mistakes, { allowTrailingComma: true })
  const [mistake] = mistakes
  if (mistake !== undefined || tree === undefined) {
    const offset = mistake?.offset ?? text.length
    const what = mistake === undefined ? 'it is empty' : inWords(printParseErrorCode(mistake.error))
    return { config: null, errors: [`${at(offset)}: This is not JSON: ${what}.`] }
  }
  const { config, errors } = validateConfig(getNodeValue(tree))
  if (config !== null) return { config, errors: [] }
  return { config, errors: errors.map(error => `${at(offsetOf(tree, error))}: ${error.message}`) }
}

/** `CommaExpected` → `comma expected`. */
function inWords(code: string): string {
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

/** The place of the key or element of an error. */
function offsetOf(tree: Node, { path }: ConfigError): number {
  const node = findNodeAtLocation(tree, [...path])
  if (node === undefined) return tree.offset
  return node.parent?.type === 'property' ? node.parent.offset : node.offset
}
