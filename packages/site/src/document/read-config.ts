import { type Config, defaultConfig, resolveConfig } from '@hreflint/linter'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { ConfigProblem } from './document-messages.ts'

export interface ReadConfig {
  /** The default configuration where there are problems. */
  readonly config: Config
  readonly problems: readonly ConfigProblem[]
}

/** Reads a configuration as `hreflint.config.json` holds it: JSON with comments, or nothing. */
export function readConfig(text: string): ReadConfig {
  if (text.trim() === '') return { config: defaultConfig, problems: [] }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  if (errors.length > 0 || tree === undefined) {
    const problems = errors.map(({ error, offset, length }) => ({
      from: offset,
      to: offset + length,
      message: `This is not JSON: ${words(printParseErrorCode(error))}.`,
    }))
    return { config: defaultConfig, problems }
  }
  const resolved = resolveConfig(getNodeValue(tree))
  if (resolved.config !== null) return { config: resolved.config, problems: [] }
  const problems = resolved.errors.map(({ path, message }) => ({ ...placeOf(tree, path), message }))
  return { config: defaultConfig, problems }
}

/** The place of a key, or of the nearest one that is there. */
function placeOf(tree: Node, path: readonly (string | number)[]): { from: number; to: number } {
  for (let length = path.length; length > 0; length--) {
    const value = findNodeAtLocation(tree, path.slice(0, length))
    if (value === undefined) continue
    const key = value.parent?.type === 'property' ? value.parent.children?.[0] : undefined
    const { offset, length: units } = key ?? value
    return { from: offset, to: offset + units }
  }
  return { from: tree.offset, to: tree.offset + 1 }
}

/** `PropertyNameExpected` → `property name expected` */
function words(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`).toLowerCase()
}
