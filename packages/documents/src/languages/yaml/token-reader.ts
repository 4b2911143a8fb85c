import { CST, Lexer } from 'yaml'

/** Receives the nodes of a document. Offsets are offsets in the text that was read. */
export interface TokenHandler {
  scalar(scalar: Pick<CST.FlowScalar, 'type' | 'offset' | 'source'>, key: string): void
  /** Receives the lines of a block scalar, with their indentation. */
  block(start: number, end: number, key: string): void
  comment(start: number, end: number): void
}

/**
 * Reads any YAML stream by the tokens of the `yaml` package. The parser of that package, which
 * builds a tree of the tokens, fills the stack if collections are nested thousands of levels deep.
 *
 * @param key The key that the text is the value of.
 */
export function readTokens(text: string, handler: TokenHandler, key = ''): void {
  const reader = new TokenReader(handler, key)
  for (const source of new Lexer().lex(text)) reader.token(source)
  reader.end()
}

/** The latest key of a block mapping, and its column. */
interface BlockKey {
  readonly column: number
  readonly key: string
}

class TokenReader {
  readonly #handler: TokenHandler
  readonly #outerKey: string
  /** The keys of the open block mappings. */
  readonly #blocks: BlockKey[] = []
  /** For each open flow collection, the key that it is the value of. */
  readonly #flows: string[] = []
  /** The key of the current value. An item of a sequence has the key of the sequence. */
  #key: string
  #offset = 0
  #lineStart = 0
  /** Whether only white space is before this token on its line. */
  #isFirst = true
  /** Whether this token is the text of an unquoted scalar or a block scalar. */
  #isText = false
  /** Whether the next text is that of a block scalar. */
  #isBlock = false
  /** The latest scalar. It is a key if a colon is next. */
  #scalar: Pick<CST.FlowScalar, 'type' | 'offset' | 'source'> | null = null

  constructor(handler: TokenHandler, key: string) {
    this.#handler = handler
    this.#outerKey = key
    this.#key = key
  }

  token(source: string): void {
    const type = CST.tokenType(source)
    if (this.#isText) {
      this.#isText = false
      this.#text(source)
    } else if (type === 'scalar') {
      // A mark without a length: the text is the next token.
      this.#isText = true
      return
    } else if (type === 'doc-mode') return
    else if (type === 'flow-error-end') {
      this.#endFlows()
      return
    } else if (type === 'single-quoted-scalar' || type === 'double-quoted-scalar') {
      this.#enter(type, source)
    } else if (type === 'comment') {
      this.#handler.comment(this.#offset, this.#offset + source.length)
    } else this.#mark(type)
    this.#offset += source.length
    if (type === 'newline' || source.endsWith('\n')) {
      this.#lineStart = this.#offset
      this.#isFirst = true
    }
  }

  end(): void {
    this.#endScalar()
  }

  #text(source: string): void {
    if (!this.#isBlock) this.#enter('scalar', source)
    else if (source !== '') {
      this.#handler.block(this.#offset, this.#offset + source.length, this.#key)
    }
    this.#isBlock = false
  }

  #enter(type: CST.FlowScalar['type'], source: string): void {
    this.#start()
    this.#scalar = { type, offset: this.#offset, source }
  }

  #mark(type: CST.TokenType | null): void {
    switch (type) {
      case 'map-value-ind':
        this.#endKey()
        return
      case 'flow-map-start':
      case 'flow-seq-start':
        this.#start()
        this.#flows.push(this.#key)
        return
      case 'comma':
        this.#endScalar()
        this.#key = this.#flows.at(-1) ?? this.#key
        return
      case 'flow-map-end':
      case 'flow-seq-end':
        this.#endScalar()
        this.#key = this.#flows.pop() ?? this.#key
        return
      case 'doc-start':
      case 'doc-end':
        this.#endFlows()
        this.#leave(0)
        return
      case 'block-scalar-header':
        this.#start()
        this.#isBlock = true
        return
      case 'seq-item-ind':
      case 'explicit-key-ind':
        this.#start()
    }
  }

  /** Begins an item or a value. */
  #start(): void {
    this.#endScalar()
    if (!this.#isFirst) return
    this.#isFirst = false
    if (this.#flows.length === 0) this.#leave(this.#offset - this.#lineStart + 1)
  }

  /** Closes the mappings whose keys are at a column or after it. */
  #leave(column: number): void {
    let block = this.#blocks.at(-1)
    while (block !== undefined && block.column >= column) {
      this.#blocks.pop()
      block = this.#blocks.at(-1)
    }
    this.#key = block?.key ?? this.#outerKey
  }

  /** Makes the latest scalar a key. */
  #endKey(): void {
    const scalar = this.#scalar
    this.#scalar = null
    const key = scalar?.source ?? ''
    if (this.#flows.length === 0) {
      // A key after a question mark may be on an earlier line.
      const start =
        scalar === null || scalar.offset < this.#lineStart ? this.#offset : scalar.offset
      const column = start - this.#lineStart
      this.#leave(column)
      this.#blocks.push({ column, key })
    }
    this.#key = key
  }

  #endScalar(): void {
    if (this.#scalar !== null) this.#handler.scalar(this.#scalar, this.#key)
    this.#scalar = null
  }

  #endFlows(): void {
    this.#endScalar()
    this.#key = this.#flows[0] ?? this.#key
    this.#flows.length = 0
  }
}
