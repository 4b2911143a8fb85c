import type { Span } from '@hreflint/core'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { json5String } from './json5-escape.ts'
import { jsonString } from './json-escape.ts'
import { type JsonToken, jsonTokens } from './json-tokens.ts'

/** A string in a JSON text: a key or a value. */
export interface JsonString extends EmbeddedText {
  /** Keys and indexes from the root. For a key, the last part is the key itself. */
  readonly path: readonly (string | number)[]
  readonly isKey: boolean
}

export interface JsonStringOptions {
  /** Whether to also read single-quoted strings, JavaScript escapes, and unquoted keys. */
  readonly isJson5?: boolean
  /**
   * Whether to return a value, given its source. Default: returns all values. If set, keys are not
   * returned.
   */
  readonly wants?: (source: string) => boolean
  /** Called for each comment. */
  readonly comment?: (span: Span) => void
}

/** An open object or array. */
interface Container {
  readonly isObject: boolean
  key: string | number
  expectsKey: boolean
}

/**
 * Maximum depth. Deeper containers are skipped, because a path has one part per open container, and
 * no caller looks that deep for a URL.
 */
const deepest = 64

/**
 * Returns the strings of a JSON text, in order, with maps to `text`. Accepts comments and trailing
 * commas like JSONC, and skips what is not JSON. Never throws. `holes` are placeholders in the
 * text.
 */
export function locateJsonStrings(
  text: string,
  holes: readonly Span[] = [],
  { isJson5 = false, wants, comment }: JsonStringOptions = {},
): JsonString[] {
  const found: JsonString[] = []
  const open: Container[] = []
  let depth = 0
  let lastEnd = 0
  const source = withHolesFilled({ text, holes })
  for (const token of jsonTokens(source, isJson5)) {
    const top = depth <= deepest ? open.at(-1) : undefined
    switch (token.kind) {
      case '{':
      case '[': {
        const isObject = token.kind === '{'
        depth++
        if (depth <= deepest) open.push({ isObject, key: isObject ? '' : 0, expectsKey: isObject })
        break
      }
      case '}':
      case ']':
        if (depth > 0 && depth <= deepest) open.pop()
        if (depth > 0) depth--
        break
      case ',':
        if (top === undefined) break
        if (typeof top.key === 'number') top.key++
        top.expectsKey = top.isObject
        break
      case ':':
        if (top === undefined) break
        if (isJson5 && top.expectsKey) top.key = bareKey(source, lastEnd, token.start) ?? top.key
        top.expectsKey = false
        break
      case 'string':
        if (depth <= deepest) string(token, top)
        break
      case 'comment':
        comment?.(token)
    }
    lastEnd = token.end
  }
  return found

  function string({ start, end, isClosed }: JsonToken, top: Container | undefined): void {
    const [from, to] = [start + 1, isClosed ? end - 1 : end]
    const isKey = top?.expectsKey === true
    if (!isKey && wants?.(text.slice(from, to)) === false) return
    const syntax = isJson5 ? json5String(text.charAt(start)) : jsonString
    const value = decodeEscapes(text, from, to, syntax, holes)
    if (isKey && top !== undefined) top.key = value.text
    if (isKey && wants !== undefined) return
    found.push({ ...value, path: open.map(({ key }) => key), isKey })
  }
}

/** Returns the unquoted key before a colon; null if there is none. */
function bareKey(text: string, start: number, end: number): string | null {
  return /^\s*([^\s"'{}[\],:]+)\s*$/.exec(text.slice(start, end))?.[1] ?? null
}
