import { PatternFailure } from '../../../contract/pattern-failure.ts'

export interface TokenV6 {
  readonly type:
    | 'modifier'
    | 'open'
    | 'close'
    | 'name'
    | 'pattern'
    | 'escaped'
    | 'character'
    | 'end'
  readonly value: string
  readonly start: number
  readonly end: number
}

const single: ReadonlyMap<string, TokenV6['type']> = new Map([
  ['*', 'modifier'],
  ['+', 'modifier'],
  ['?', 'modifier'],
  ['{', 'open'],
  ['}', 'close'],
])

/** Divides a version 6 route into tokens. Names are ASCII. All offsets are in UTF-16 code units. */
export function tokensV6(text: string): readonly TokenV6[] {
  const tokens: TokenV6[] = []
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at)
    tokens.push(token)
    at = token.end
  }
  tokens.push({ type: 'end', value: '', start: text.length, end: text.length })
  return tokens
}

function tokenAt(text: string, start: number): TokenV6 {
  const value = text.charAt(start)
  const type = single.get(value)
  if (type !== undefined) return { type, value, start, end: start + 1 }
  if (value === '\\') return escapedAt(text, start)
  if (value === ':') {
    const name = /^\w+/.exec(text.slice(start + 1))?.[0]
    if (name === undefined) throw new PatternFailure('missing-name', start, start + 1)
    return { type: 'name', value: name, start, end: start + 1 + name.length }
  }
  return value === '('
    ? patternAt(text, start)
    : { type: 'character', value, start, end: start + 1 }
}

/** Reads an escaped character. A backslash at the end is an empty token. */
function escapedAt(text: string, start: number): TokenV6 {
  const value = text.charAt(start + 1)
  return { type: 'escaped', value, start, end: start + 1 + value.length }
}

function patternAt(text: string, start: number): TokenV6 {
  if (text[start + 1] === '?') {
    throw new PatternFailure('group-question-mark', start + 1, start + 2)
  }
  let depth = 1
  let at = start + 1
  for (; at < text.length && depth > 0; at += 1) {
    const character = text.charAt(at)
    if (character === '\\') at += 1
    else if (character === ')') depth -= 1
    else if (character === '(') {
      depth += 1
      if (text[at + 1] !== '?') throw new PatternFailure('capturing-group', at, at + 1)
    }
  }
  if (depth > 0) throw new PatternFailure('unclosed', start, start + 1, { closer: ')' })
  if (at === start + 2) throw new PatternFailure('empty-group', start, at)
  return { type: 'pattern', value: text.slice(start + 1, at - 1), start, end: at }
}
