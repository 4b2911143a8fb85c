/** A part of a regular expression, as far as it matters for the ways to match it. */
export type Node =
  | {
      readonly kind: 'atom' | 'start' | 'end' | 'nothing' | 'back-reference'
      readonly text: string
    }
  | { readonly kind: 'look' | 'alternatives'; readonly branches: Branches }
  | { readonly kind: 'repeat'; readonly node: Node; readonly least: number; readonly most: number }

export type Branches = readonly (readonly Node[])[]

const escaped =
  /\\(?:u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[pP]\{[^}]*\}|k<[^>]*>|\d+|.)/sy
const opening = /\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?/y
const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y

/** Groups in groups that are read. */
const mostDepth = 200

/** Reads an expression that compiles; null if it has groups in too many groups. */
export function readExpression(source: string): Branches | null {
  const reader = new Reader(source)
  const branches = reader.read()
  return reader.isTooDeep ? null : branches
}

class Reader {
  readonly #source: string
  #at = 0
  #depth = 0
  isTooDeep = false

  constructor(source: string) {
    this.#source = source
  }

  /** Reads alternatives up to the parenthesis that closes them, or to the end. */
  read(): Branches {
    const branches: Node[][] = [[]]
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#source[this.#at] === '|') {
        this.#at += 1
        branches.push([])
      } else branches.at(-1)?.push(this.#repeated(this.#one()))
    }
    this.#at += 1
    return branches
  }

  #one(): Node {
    const character = this.#source.charAt(this.#at)
    if (character === '(') return this.#group()
    if (character === '[') return { kind: 'atom', text: this.#class() }
    if (character === '\\') {
      const [text = '\\'] = this.#take(escaped) ?? []
      if (/^\\(?:[1-9]|k<)/.test(text)) return { kind: 'back-reference', text }
      return { kind: /^\\[bB]$/.test(text) ? 'nothing' : 'atom', text }
    }
    this.#at += 1
    if (character === '^') return { kind: 'start', text: character }
    if (character === '$') return { kind: 'end', text: character }
    // A bracket or brace that opens nothing is text without the flags `u` and `v`.
    return { kind: 'atom', text: /[\]{}]/.test(character) ? `\\${character}` : character }
  }

  #group(): Node {
    const [open = ''] = this.#take(opening) ?? []
    this.#depth += 1
    if (this.#depth > mostDepth) {
      this.isTooDeep = true
      this.#at = this.#source.length
      return { kind: 'nothing', text: '' }
    }
    const branches = this.read()
    this.#depth -= 1
    return { kind: /^\(\?<?[=!]/.test(open) ? 'look' : 'alternatives', branches }
  }

  #repeated(node: Node): Node {
    const found = this.#take(quantifier)
    if (found === null) return node
    const [all, low = '', comma, high = ''] = found
    if (all.startsWith('*')) return { kind: 'repeat', node, least: 0, most: Infinity }
    if (all.startsWith('+')) return { kind: 'repeat', node, least: 1, most: Infinity }
    if (all.startsWith('?')) return { kind: 'repeat', node, least: 0, most: 1 }
    const least = Number(low)
    const most = comma === undefined ? least : high === '' ? Infinity : Number(high)
    return { kind: 'repeat', node, least, most }
  }

  #class(): string {
    const start = this.#at
    this.#at += 1
    for (; this.#at < this.#source.length; this.#at += 1) {
      const character = this.#source[this.#at]
      if (character === '\\') this.#at += 1
      else if (character === ']') break
    }
    this.#at += 1
    return this.#source.slice(start, this.#at)
  }

  #take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at
    const found = expression.exec(this.#source)
    if (found !== null) this.#at += found[0].length
    return found
  }
}
