import type { PartialConfig } from '@hreflint/linter'
import {
  findNodeAtLocation,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { validPart } from './valid-part.ts'

export { mergeConfigs } from '@hreflint/linter'

/** A mistake in a configuration file, in offsets of its text. */
export interface ConfigMistake {
  readonly start: number
  readonly end: number
  readonly message: string
}

/** Reads the text of a configuration file; of one that is no JSON, nothing holds. */
export function readConfig(text: string): {
  config: PartialConfig
  mistakes: readonly ConfigMistake[]
} {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  const [error] = errors
  if (error !== undefined) {
    const { offset, length } = error
    const message = `This is not valid JSON: ${printParseErrorCode(error.error)}.`
    return { config: {}, mistakes: [{ start: offset, end: offset + length, message }] }
  }
  const { config, errors: wrong } = validPart(value)
  return {
    config,
    mistakes: wrong.map(({ path, message }) => ({ ...placeOf(text, path), message })),
  }
}

/** The place of a key, or the nearest one. */
export function placeOf(
  text: string,
  path: readonly (string | number)[],
): { start: number; end: number } {
  const tree = parseTree(text, [], { allowTrailingComma: true })
  if (tree === undefined) return { start: 0, end: 0 }
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node === undefined) continue
    const property = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    const { offset, length: size } = property ?? node
    return { start: offset, end: offset + size }
  }
  return { start: tree.offset, end: tree.offset + 1 }
}
