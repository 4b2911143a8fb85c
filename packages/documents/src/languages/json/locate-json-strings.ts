import type { Span } from '@hreflint/core'
import { createScanner } from 'jsonc-parser'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { jsonString } from './json-escape.ts'

/** A string of a JSON text: a key or a value. */
export interface JsonString extends EmbeddedText {
  /** Keys and indexes from the root; of a key, with the key itself at the end. */
  readonly path: readonly (string | number)[]
  readonly isKey: boolean
}

/** `ScanError.UnexpectedEndOfString`: ambient const enums cannot be imported. */
const unexpectedEndOfString: number = 2

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
export function locateJsonStrings(text: string, holes: readonly Span[] = []): JsonString[] {
  const found: JsonString[] = []
  const open: Container[] = []
  let depth = 0
  const scanner = createScanner(withHolesFilled({ text, holes }), true)
  for (let at = next(); at < text.length; at = next()) {
    const top = depth <= deepest ? open.at(-1) : undefined
    // The first character says which token it is.
    switch (text[at]) {
      case '{':
      case '[': {
        const isObject = text[at] === '{'
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
        if (top !== undefined) top.expectsKey = false
        break
      case '"': {
        if (depth > deepest) break
        const string = decodeEscapes(text, at + 1, endOfString(at), jsonString, holes)
        const isKey = top?.expectsKey === true
        if (isKey && top !== undefined) top.key = string.text
        found.push({ ...string, path: open.map(({ key }) => key), isKey })
        break
      }
    }
  }
  return found

  function next(): number {
    scanner.scan()
    return scanner.getTokenOffset()
  }

  /** A string that is not closed ends with its line. */
  function endOfString(start: number): number {
    const end = start + scanner.getTokenLength()
    return scanner.getTokenError() === unexpectedEndOfString ? end : end - 1
  }
}
