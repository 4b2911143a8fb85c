import type { CST } from 'yaml'
import { decodeEscapes } from '../../decode-escapes.ts'
import { plainText, sliceText } from '../../embedded-text.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { onlyWithout } from '../configuration/plain-value.ts'
import { type LineHandler, LineReader } from './lines/line-reader.ts'
import { readTokens } from './token-reader.ts'
import { doubleQuotedScalar, plainScalar, singleQuotedScalar } from './yaml-escape.ts'

/**
 * Finds the URLs in a YAML stream: single-line scalars that are a URL from beginning to end,
 * and connection strings in commands and block scalars.
 */
export function locateYaml(text: string): LocatedDocument {
  return locateValues(text, readYaml)
}

/** Reads line by line if possible, else token by token. See docs/decisions/documents, 0230. */
function readYaml(text: string): FoundValues {
  const found = new YamlValues(text)
  if (isLineByLine(text) && new LineReader(text, found).read()) return found
  return readWholeYaml(text)
}

/** Reads YAML with the token reader only. */
function readWholeYaml(text: string): FoundValues {
  const found = new YamlValues(text)
  readTokens(text, found)
  return found
}

/** Whether the text has only usual line endings and no byte order mark. */
function isLineByLine(text: string): boolean {
  return text.charCodeAt(0) !== 0xfeff && !/\r(?!\n)/.test(text)
}

/** Matches scalars except those with an opening quote but no closing quote. */
const isClosed = /^(?:[^"']|"(?:[^"\\]|\\.)*"$|'(?:[^']|'')*'$)/

class YamlValues implements FoundValues, LineHandler {
  readonly values: ConfigurationValue[] = []
  readonly comments: DocumentComment[] = []
  readonly #text: string
  readonly #shift: number

  /** @param shift The offset in the text of the part that is read. */
  constructor(text: string, shift = 0) {
    this.#text = text
    this.#shift = shift
  }

  scalar(
    { type, offset, source }: Pick<CST.FlowScalar, 'type' | 'offset' | 'source'>,
    key: string,
  ): void {
    if (!/:|\/\//.test(source) || /[\r\n]/.test(source) || !isClosed.test(source)) return
    const text = this.#text
    const start = offset + this.#shift
    const end = start + source.length
    if (type === 'double-quoted-scalar') {
      this.#add(key, decodeEscapes(text, start + 1, end - 1, doubleQuotedScalar))
    } else if (type === 'single-quoted-scalar') {
      this.#add(key, decodeEscapes(text, start + 1, end - 1, singleQuotedScalar))
    } else this.#add(key, decodeEscapes(text, start, end, plainScalar))
  }

  flow(start: number, end: number, key: string): void {
    const source = this.#text.slice(start, end)
    if (!/\/\/|\\|hreflint-/.test(source)) return
    const inside = new YamlValues(this.#text, start)
    readTokens(source, inside, key)
    for (const value of inside.values) this.values.push(value)
    for (const comment of inside.comments) this.comments.push(comment)
  }

  block(start: number, end: number, key: string): void {
    const from = start + this.#shift
    const source = this.#text.slice(from, end + this.#shift)
    if (!source.includes('://')) return
    const value = plainText(source, from, onlyWithout(/[\r\n]/))
    this.values.push({ key, value: withoutTwoDollars(value), isBlock: true })
  }

  comment(start: number, end: number): void {
    const span = { start: start + this.#shift, end: end + this.#shift }
    this.comments.push({ span, text: this.#text.slice(span.start + 1, span.end) })
  }

  /** Adds a value. In `DATABASE_URL=postgres://…`, the text before `=` is the key. */
  #add(key: string, written: ConfigurationValue['value']): void {
    const value = withoutTwoDollars(written)
    const name = /^[A-Za-z_]\w*(?==)/.exec(value.text)?.[0]
    if (name === undefined) this.values.push({ key, value })
    else
      this.values.push({ key: name, value: sliceText(value, name.length + 1, value.text.length) })
  }
}

/** Prevents edits that encode the characters of `$$`, which Compose reads as one. */
function withoutTwoDollars(value: ConfigurationValue['value']): ConfigurationValue['value'] {
  if (!value.text.includes('$$')) return value
  return { ...value, escape: text => (text.includes('%24') ? null : value.escape(text)) }
}
