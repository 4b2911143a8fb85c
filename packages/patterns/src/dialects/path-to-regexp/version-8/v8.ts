import { adjacent } from '../adjacent.ts'
import { type CompileRoute, quoted } from '../route.ts'
import { compileFlat } from './compile-flat.ts'
import type { FlatToken } from './flat-sequences.ts'
import { notFollowing } from './not-following.ts'

/** Version 8, the router of Express 5. A parameter stops where the text before or after it occurs. */
export const compileV8: CompileRoute = text =>
  compileFlat(text, sourceOf, sources => `^(?:${sources.join('|')})(?:\\/$)?$`)

function sourceOf(tokens: readonly FlatToken[]): string {
  let source = ''
  let before = ''
  let sinceWildcard = ''
  let last: 'parameter' | 'wildcard' | null = null
  let hasParameter = false
  let hasWildcard = false
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'text') {
      source += quoted(token.value)
      before += token.value
      if (last === 'wildcard') sinceWildcard += token.value
      if (token.value.includes('/')) hasParameter = hasWildcard = false
      continue
    }
    if (last !== null && before === '') throw adjacent(token)
    if (token.type === 'parameter') {
      if (hasWildcard) source += `(${notFollowing('/', before)}+)`
      else if (wildcardInSegment(tokens, index + 1)) {
        source += `(${notFollowing('/', textAt(tokens, index + 1))}+)`
      } else if (hasParameter) source += `(${notFollowing('/', before)}+|${quoted(before)})`
      else source += '([^\\/]+)'
      hasParameter = true
    } else {
      if (hasWildcard) source += `(${notFollowing(before, '')}+)`
      else if (sinceWildcard !== '') source += `(${notFollowing(sinceWildcard, '')}+|[^\\/]+)`
      else source += '([^]+)'
      sinceWildcard = ''
      hasWildcard = true
    }
    last = token.type
    before = ''
  }
  return source
}

function wildcardInSegment(tokens: readonly FlatToken[], from: number): boolean {
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.type === 'wildcard') return true
    if (token?.type === 'text' && token.value.includes('/')) return false
  }
  return false
}

function textAt(tokens: readonly FlatToken[], from: number): string {
  let text = ''
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.type !== 'text') break
    text += token.value
  }
  return text
}
