import { type CST, Parser } from 'yaml'

/** Receives the nodes of a document. Offsets are offsets in the text that was read. */
export interface TreeHandler {
  scalar(scalar: Pick<CST.FlowScalar, 'type' | 'offset' | 'source'>, key: string): void
  comment(start: number, end: number): void
}

/**
 * Reads any YAML stream with the concrete syntax tree of the `yaml` package. A document whose
 * collections are nested thousands of levels deep, and all documents after it, are not read.
 *
 * @param key The key that the text is the value of.
 */
export function readTree(text: string, handler: TreeHandler, key = ''): void {
  const reader = new TreeReader(handler)
  try {
    for (const token of new Parser().parse(text)) reader.token(token, key)
  } catch (error) {
    // The parser and the reader call themselves for each level, until the stack is full.
    if (!(error instanceof RangeError)) throw error
  }
}

class TreeReader {
  readonly #handler: TreeHandler

  constructor(handler: TreeHandler) {
    this.#handler = handler
  }

  /** @param key The key whose value is the token or contains it. */
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
        this.#handler.scalar(token, key)
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
    // An item of a sequence has no key of its own, so it gets the key of the sequence.
    if (value !== undefined) this.token(value, name)
    else if (key != null && sep === undefined) this.token(key, outer)
  }

  #sources(tokens: readonly CST.SourceToken[] | readonly CST.Token[] | undefined): void {
    for (const token of tokens ?? []) if (token.type === 'comment') this.#comment(token)
  }

  #comment({ offset, source }: CST.SourceToken): void {
    this.#handler.comment(offset, offset + source.length)
  }
}
