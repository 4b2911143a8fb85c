import { type CST, Parser } from 'yaml'
import { decodeEscapes } from '../../decode-escapes.ts'
import { sliceText } from '../../embedded-text.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { doubleQuotedScalar, plainScalar, singleQuotedScalar } from './yaml-escape.ts'

/** Finds the URLs of a YAML stream: scalars of one line that are one from beginning to end. */
export function locateYaml(text: string): LocatedDocument {
  return locateValues(text, readYaml)
}

function readYaml(text: string): FoundValues {
  const reader = new YamlReader(text)
  for (const token of new Parser().parse(text)) reader.token(token, '')
  return reader
}

/** Not a scalar with a quote at its start and none at its end. */
const isClosed = /^(?:[^"']|"(?:[^"\\]|\\.)*"$|'(?:[^']|'')*'$)/

class YamlReader implements FoundValues {
  readonly values: ConfigurationValue[] = []
  readonly comments: DocumentComment[] = []
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** @param key the key that the token is the value of, or an item below it. */
  token(token: CST.Token, key: string): void {
    switch (token.type) {
      case 'document':
        this.#sources(token.start)
        if (token.value !== undefined) this.token(token.value, key)
        this.#sources(token.end)
        return
      case 'block-map':
      case 'block-seq':
      case 'flow-collection':
        for (const item of token.items) this.#item(item, key)
        if ('end' in token) this.#sources(token.end)
        return
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
        this.#scalar(token, key)
        this.#sources(token.end)
        return
      case 'comment':
        this.#comment(token)
        return
      case 'block-scalar':
        this.#sources(token.props)
        return
      default:
        return
    }
  }

  #item({ start, key, sep, value }: CST.CollectionItem, outer: string): void {
    this.#sources(start)
    this.#sources(sep)
    const name = key != null && 'source' in key ? key.source : outer
    // In a sequence of `KEY=value`, as Compose has it, the value comes after the sign.
    if (value !== undefined) this.token(value, name)
    else if (key != null && sep === undefined) this.token(key, outer)
  }

  #scalar({ type, offset, source }: CST.FlowScalar, key: string): void {
    if (!source.includes(':') || /[\r\n]/.test(source) || !isClosed.test(source)) return
    const text = this.#text
    const end = offset + source.length
    if (type === 'double-quoted-scalar') {
      this.#add(key, decodeEscapes(text, offset + 1, end - 1, doubleQuotedScalar))
    } else if (type === 'single-quoted-scalar') {
      this.#add(key, decodeEscapes(text, offset + 1, end - 1, singleQuotedScalar))
    } else this.#add(key, decodeEscapes(text, offset, end, plainScalar))
  }

  /** `DATABASE_URL=postgres://…` is a variable, and what follows the sign is its value. */
  #add(key: string, value: ConfigurationValue['value']): void {
    const name = /^[A-Za-z_]\w*(?==)/.exec(value.text)?.[0]
    if (name === undefined) this.values.push({ key, value })
    else
      this.values.push({ key: name, value: sliceText(value, name.length + 1, value.text.length) })
  }

  #sources(tokens: readonly CST.SourceToken[] | readonly CST.Token[] | undefined): void {
    for (const token of tokens ?? []) if (token.type === 'comment') this.#comment(token)
  }

  #comment({ offset, source }: CST.SourceToken): void {
    const span = { start: offset, end: offset + source.length }
    this.comments.push({ span, text: source.slice(1) })
  }
}
