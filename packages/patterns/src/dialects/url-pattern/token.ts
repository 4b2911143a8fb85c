import { PatternFailure } from '../../contract/pattern-failure.ts'
import { isNamePart, isNameStart } from '../name-code-points.ts'

export type TokenType =
  | 'open'
  | 'close'
  | 'regexp'
  | 'name'
  | 'char'
  | 'escaped-char'
  | 'other-modifier'
  | 'asterisk'
  | 'end'
  | 'invalid-char'

/** A [token](https://urlpattern.spec.whatwg.org/#token) with its offsets. */
export interface Token {
  readonly type: TokenType
  readonly start: number
  readonly end: number
  /** The token's content: the name without its colon, or the regular expression without its parentheses. */
  readonly value: string
}

/** `strict` throws if the text contains an invalid token; `lenient` returns it as an `invalid-char` token. */
export type TokenizePolicy = 'strict' | 'lenient'

/** [Tokenizes](https://urlpattern.spec.whatwg.org/#tokenize) a pattern string. */
export function tokenize(input: string, policy: TokenizePolicy): readonly Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < input.length; ) {
    const token = tokenAt(input, at)
    const isInvalid = typeof token === 'function'
    if (isInvalid && policy === 'strict') throw token()
    const known = isInvalid ? invalid(input, at) : token
    tokens.push(known)
    at = known.end
  }
  tokens.push({ type: 'end', start: input.length, end: input.length, value: '' })
  return tokens
}

const single: ReadonlyMap<string, TokenType> = new Map([
  ['*', 'asterisk'],
  ['+', 'other-modifier'],
  ['?', 'other-modifier'],
  ['{', 'open'],
  ['}', 'close'],
])

/** Makes the failure of an invalid token. An error is not made before it is needed: it takes long. */
type Invalid = () => PatternFailure

function tokenAt(input: string, start: number): Token | Invalid {
  const character = String.fromCodePoint(input.codePointAt(start) ?? 0)
  const type = single.get(character)
  if (type !== undefined) return { type, start, end: start + 1, value: character }
  if (character === '\\') return escapedAt(input, start)
  if (character === ':') return nameAt(input, start)
  if (character === '(') return regexpAt(input, start)
  return { type: 'char', start, end: start + character.length, value: character }
}

/** Returns a token of one character. The standard continues tokenizing right after the first character. */
function invalid(input: string, start: number): Token {
  return { type: 'invalid-char', start, end: start + 1, value: input.charAt(start) }
}

function escapedAt(input: string, start: number): Token | Invalid {
  const codePoint = input.codePointAt(start + 1)
  if (codePoint === undefined)
    return () => new PatternFailure('trailing-backslash', start, start + 1)
  const value = String.fromCodePoint(codePoint)
  return { type: 'escaped-char', start, end: start + 1 + value.length, value }
}

function nameAt(input: string, start: number): Token | Invalid {
  let end = start + 1
  for (const character of input.slice(end)) {
    if (!(end === start + 1 ? isNameStart : isNamePart)(character)) break
    end += character.length
  }
  if (end === start + 1) return () => new PatternFailure('missing-name', start, end)
  return { type: 'name', start, end, value: input.slice(start + 1, end) }
}

function regexpAt(input: string, start: number): Token | Invalid {
  const first = start + 1
  if (input[first] === '?') return () => new PatternFailure('group-question-mark', first, first + 1)
  let depth = 1
  let at = first
  for (; at < input.length && depth > 0; at += 1) {
    const character = input.charAt(at)
    if (character > '\x7F') return nonAscii(input, at)
    if (character === '\\') {
      at += 1
      if (at >= input.length) return () => new PatternFailure('trailing-backslash', at - 1, at)
      if (input.charAt(at) > '\x7F') return nonAscii(input, at)
    } else if (character === ')') depth -= 1
    else if (character === '(') {
      depth += 1
      if (input[at + 1] !== '?') return () => new PatternFailure('capturing-group', at, at + 1)
    }
  }
  if (depth > 0) return () => new PatternFailure('unclosed', start, start + 1, { closer: ')' })
  if (at === first + 1) return () => new PatternFailure('empty-group', start, at)
  return { type: 'regexp', start, end: at, value: input.slice(first, at - 1) }
}

function nonAscii(input: string, at: number): Invalid {
  const length = String.fromCodePoint(input.codePointAt(at) ?? 0).length
  return () => new PatternFailure('group-not-ascii', at, at + length)
}
