import { Begins, beginsAt, endOfLine, endOfName } from './characters.ts'
import { precedesBlock, precedesExpression, precedesHead } from './keywords.ts'
import { endOfNumber, endOfRegularExpression, endOfString, endOfTemplatePart } from './literals.ts'
import { endOfPunctuator } from './punctuators.ts'
import { Kind } from './token-kind.ts'
import { TypeParameters } from './type-parameters.ts'

/** What is open around a token. */
const Frame = {
  none: 0,
  parenthesis: 1,
  /** The parenthesis after `if` and the like, which a statement follows. */
  head: 2,
  bracket: 3,
  block: 4,
  object: 5,
  template: 6,
  /** An expression in JSX. */
  container: 7,
  tag: 8,
  endTag: 9,
  /** The content of an element. */
  content: 10,
} as const

/** What the last token was, to tell a regular expression from a division and JSX from `<`. */
const After = { operator: 0, value: 1, name: 2, block: 3 } as const

const exclamationMark = 33
const asterisk = 42
const hyphen = 45
const slash = 47
const less = 60
const equals = 61
const greater = 62
const backtick = 96
const openBrace = 123

/** Longer type arguments of a component are not read. */
const mostOfTypes = 1000

/**
 * Reads a program in JavaScript or TypeScript, with JSX if wanted, token by token in one pass. Never
 * fails: what is no token of the language is one of kind `other`.
 */
export class ScriptScanner {
  /** A code of `Kind`. */
  kind: number = Kind.other
  start: number
  end: number
  readonly #source: string
  readonly #jsx: TypeParameters | null
  readonly #frames: number[] = []
  #frame: number = Frame.none
  #after: number = After.operator
  /** The end of the last token that is no comment. */
  #lastEnd = 0
  /** The last name, if `after` says that it was the last token. */
  #nameStart = 0
  #nameEnd = 0

  constructor(
    source: string,
    { jsx, start = 0 }: { readonly jsx: boolean; readonly start?: number },
  ) {
    this.#source = source
    this.#jsx = jsx ? new TypeParameters(source) : null
    this.start = this.end = start
  }

  /** Goes to the next token. Returns false if there is none. */
  next(): boolean {
    if (this.#frame === Frame.content) return this.#nextOfContent()
    const source = this.#source
    const { length } = source
    let at = this.end
    for (; at < length; at++) {
      const begins = beginsAt(source, at)
      if (begins === Begins.whiteSpace || begins === Begins.lineEnd) continue
      this.start = at
      if (begins === Begins.slash && this.#comment(at)) return true
      return this.#frame >= Frame.tag ? this.#ofTag(at, begins) : this.#ofProgram(at, begins)
    }
    this.end = length
    return false
  }

  #take(kind: number, end: number, after: number): true {
    this.kind = kind
    this.end = end
    this.#lastEnd = end
    this.#after = after
    return true
  }

  #open(frame: number): void {
    this.#frames.push(this.#frame)
    this.#frame = frame
  }

  #close(): void {
    this.#frame = this.#frames.pop() ?? Frame.none
  }

  #ofProgram(at: number, begins: number): boolean {
    const source = this.#source
    switch (begins) {
      case Begins.name:
        if (at === 0 && source.startsWith('#!')) return this.#commentUntil(endOfLine(source, 0))
        return this.#name(at)
      case Begins.digit:
        return this.#take(Kind.other, endOfNumber(source, at + 1), After.value)
      case Begins.dot: {
        const next = source.charCodeAt(at + 1)
        if (next >= 48 && next <= 57) {
          return this.#take(Kind.other, endOfNumber(source, at + 1), After.value)
        }
        return this.#take(Kind.punctuator, endOfPunctuator(source, at), After.operator)
      }
      case Begins.quote: {
        const end = endOfString(source, at)
        return end < 0
          ? this.#take(Kind.other, -end, After.value)
          : this.#take(Kind.string, end, After.value)
      }
      case Begins.backtick:
        return this.#template(at, Kind.template, Kind.templateHead)
      case Begins.slash:
        return this.#slash(at)
      case Begins.openParenthesis:
      case Begins.openBracket:
      case Begins.openBrace:
        return this.#opening(at, begins)
      case Begins.closeParenthesis:
      case Begins.closeBracket:
      case Begins.closeBrace:
        return this.#closing(at, begins)
      case Begins.less:
        return this.#less(at)
      case Begins.operator:
        return this.#operator(at)
      default:
        return this.#take(Kind.other, at + 1, After.operator)
    }
  }

  #name(at: number): true {
    this.#nameStart = at
    this.#nameEnd = endOfName(this.#source, at + 1)
    return this.#take(Kind.identifier, this.#nameEnd, After.name)
  }

  #opening(at: number, begins: number): true {
    if (begins === Begins.openBracket) this.#open(Frame.bracket)
    else if (begins === Begins.openBrace) this.#open(this.#isBlock() ? Frame.block : Frame.object)
    else this.#open(this.#isHead() ? Frame.head : Frame.parenthesis)
    return this.#take(Kind.punctuator, at + 1, After.operator)
  }

  #isHead(): boolean {
    if (this.#after !== After.name) return false
    return precedesHead(this.#source, this.#nameStart, this.#nameEnd)
  }

  /** Whether the brace after the last token begins a block, not an object. */
  #isBlock(): boolean {
    if (this.#after === After.name) {
      const { start, end } = { start: this.#nameStart, end: this.#nameEnd }
      return (
        precedesBlock(this.#source, start, end) || !precedesExpression(this.#source, start, end)
      )
    }
    if (this.#after !== After.operator) return true
    // After the head of a statement, after `=>`, and after the type arguments of a class.
    return this.#lastEnd === 0 || ';{>)'.includes(this.#source.charAt(this.#lastEnd - 1))
  }

  #closing(at: number, begins: number): true {
    if (begins !== Begins.closeBrace) {
      const frame = this.#frame
      if (frame >= Frame.parenthesis && frame <= Frame.bracket) this.#close()
      const after = frame === Frame.head ? After.operator : After.value
      return this.#take(Kind.punctuator, at + 1, after)
    }
    while (this.#frame >= Frame.parenthesis && this.#frame <= Frame.bracket) this.#close()
    switch (this.#frame) {
      case Frame.template:
        this.#close()
        return this.#template(at, Kind.templateTail, Kind.templateMiddle)
      case Frame.container:
        this.#close()
        return this.#take(Kind.jsxPunctuator, at + 1, After.operator)
      case Frame.none:
        return this.#take(Kind.punctuator, at + 1, After.block)
      default: {
        const after = this.#frame === Frame.object ? After.value : After.block
        this.#close()
        return this.#take(Kind.punctuator, at + 1, after)
      }
    }
  }

  #template(at: number, whole: number, part: number): true {
    const end = endOfTemplatePart(this.#source, at + 1)
    if (end < 0) return this.#take(Kind.other, -end, After.value)
    if (this.#source.charCodeAt(end - 1) === backtick) return this.#take(whole, end, After.value)
    this.#open(Frame.template)
    return this.#take(part, end, After.operator)
  }

  #endsValue(): boolean {
    switch (this.#after) {
      case After.value:
        return true
      case After.name:
        return !precedesExpression(this.#source, this.#nameStart, this.#nameEnd)
      default:
        return false
    }
  }

  #slash(at: number): true {
    if (!this.#endsValue()) {
      const end = endOfRegularExpression(this.#source, at)
      if (end > 0) return this.#take(Kind.other, end, After.value)
    }
    const end = this.#source.charCodeAt(at + 1) === equals ? at + 2 : at + 1
    return this.#take(Kind.punctuator, end, After.operator)
  }

  #less(at: number): true {
    const source = this.#source
    if (source.startsWith('<!--', at)) return this.#commentUntil(endOfLine(source, at))
    const isTag =
      this.#jsx !== null &&
      this.#after !== After.block &&
      !this.#endsValue() &&
      beginsTag.test(source.charAt(at + 1)) &&
      !this.#jsx.beginAt(at)
    if (!isTag) return this.#take(Kind.punctuator, endOfPunctuator(source, at), After.operator)
    this.#open(Frame.tag)
    return this.#take(Kind.jsxPunctuator, at + 1, After.operator)
  }

  #operator(at: number): true {
    const source = this.#source
    const end = endOfPunctuator(source, at)
    // `x++` and, in TypeScript, `x!` are values.
    const isPostfix =
      (end === at + 2 && (source.startsWith('++', at) || source.startsWith('--', at))) ||
      (end === at + 1 && source.charCodeAt(at) === exclamationMark && at === this.#lastEnd)
    const after = isPostfix && this.#endsValue() ? After.value : After.operator
    return this.#take(Kind.punctuator, end, after)
  }

  /** Reads a comment. Returns false if the slash begins none. */
  #comment(at: number): boolean {
    const source = this.#source
    switch (source.charCodeAt(at + 1)) {
      case slash:
        return this.#commentUntil(endOfLine(source, at))
      case asterisk: {
        const close = source.indexOf('*/', at + 2)
        return this.#commentUntil(close === -1 ? source.length : close + 2)
      }
      default:
        return false
    }
  }

  /** What comes before a comment decides what comes after it. */
  #commentUntil(end: number): true {
    this.kind = Kind.comment
    this.end = end
    return true
  }

  /** Reads a token of a start tag or end tag. */
  #ofTag(at: number, begins: number): boolean {
    const source = this.#source
    const isValue = this.#after === After.value
    switch (begins) {
      case Begins.name:
        return this.#take(Kind.jsxIdentifier, endOfJsxName(source, at), After.name)
      case Begins.quote: {
        const close = source.indexOf(source.charAt(at), at + 1)
        return close === -1
          ? this.#take(Kind.other, source.length, After.operator)
          : this.#take(Kind.jsxString, close + 1, After.operator)
      }
      case Begins.openBrace:
        this.#open(Frame.container)
        break
      case Begins.less:
        // After `=`, an element is the value of an attribute. After a name, types begin.
        if (!isValue) return this.#take(Kind.other, endOfTypes(source, at), After.operator)
        this.#open(Frame.tag)
        break
      case Begins.slash:
        if (this.#frame === Frame.tag && source.charCodeAt(this.#lastEnd - 1) === less) {
          this.#frame = Frame.endTag
        }
        break
      default:
        if (source.charCodeAt(at) === greater) return this.#endOfTag(at)
    }
    const after = source.charCodeAt(at) === equals ? After.value : After.operator
    return this.#take(Kind.jsxPunctuator, at + 1, after)
  }

  #endOfTag(at: number): true {
    const isEndTag = this.#frame === Frame.endTag
    this.#close()
    if (isEndTag) {
      if (this.#frame === Frame.content) this.#close()
    } else if (this.#source.charCodeAt(this.#lastEnd - 1) !== slash) this.#open(Frame.content)
    return this.#take(
      Kind.jsxPunctuator,
      at + 1,
      this.#frame >= Frame.tag ? After.operator : After.value,
    )
  }

  #nextOfContent(): boolean {
    const source = this.#source
    const at = this.end
    if (at >= source.length) return false
    this.start = at
    const c = source.charCodeAt(at)
    if (c === less || c === openBrace) {
      this.#open(c === less ? Frame.tag : Frame.container)
      return this.#take(Kind.jsxPunctuator, at + 1, After.operator)
    }
    let end = at + 1
    for (; end < source.length; end++) {
      const next = source.charCodeAt(end)
      if (next === less || next === openBrace) break
    }
    return this.#take(Kind.other, end, After.operator)
  }
}

/** What can follow the `<` of a tag: a name, or the end of a fragment's tag. */
const beginsTag = /[\w$>]|[^\0-\x7f]/

function endOfJsxName(source: string, at: number): number {
  let end = endOfName(source, at + 1)
  while (source.charCodeAt(end) === hyphen) end = endOfName(source, end + 1)
  return end
}

/** Returns the offset after the type arguments of a component; after their `<` if they do not end. */
function endOfTypes(source: string, at: number): number {
  let depth = 0
  for (let end = at; end < Math.min(source.length, at + mostOfTypes); end++) {
    const c = source.charCodeAt(end)
    if (c === less) depth++
    else if (c === greater && source.charCodeAt(end - 1) !== equals && --depth === 0) return end + 1
  }
  return at + 1
}
