import type { Span } from '@hreflint/core'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { json5String } from './json5-escape.ts'
import { jsonString } from './json-escape.ts'
import { type JsonToken, jsonTokens } from './json-tokens.ts'

/** A string of a JSON text: a key or a value. */
export interface JsonString extends EmbeddedText {
  /** Keys and indexes from the root; of a key, with the key itself at the end. */
  readonly path: readonly (string | number)[]
  readonly isKey: boolean
}

export interface JsonStringOptions {
  /** Strings in single quotes as well, other escapes, and keys without quotes. */
  readonly isJson5?: boolean
  /** Whether a value is wanted, as it is written; all are by default. Keys are not given then. */
  readonly wants?: (source: string) => boolean
  /** Told of each comment. */
  readonly comment?: (span: Span) => void
}

/** An open object or array. */
interface Container {
  readonly isObject: boolean
  key: string | number
  expectsKey: boolean
}

/**
 * Deeper containers are passed over: a path has as many parts as containers are open, and no reader
 * of JSON looks that deep for a URL.
 */
const deepest = 64

/**
 * The strings of a JSON text, in order, with maps into `text`. Comments and trailing commas are
 * taken as in JSONC; what is not JSON is skipped. Never throws, for any text. `holes` are
 * placeholders in the text.
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

/** The name before a colon, if there is one without quotes. */
function bareKey(text: string, start: number, end: number): string | null {
  return /^\s*([^\s"'{}[\],:]+)\s*$/.exec(text.slice(start, end))?.[1] ?? null
}
