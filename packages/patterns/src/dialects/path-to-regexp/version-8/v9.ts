import { adjacent } from '../adjacent.ts'
import { type CompileRoute, quoted } from '../route.ts'
import { compileFlat } from './compile-flat.ts'
import type { FlatToken } from './flat-sequences.ts'
import { notFollowing } from './not-following.ts'

/**
 * Version 9. A parameter matches as little as the text after it allows. A wildcard that is followed by another one does
 * not backtrack.
 */
export const compileV9: CompileRoute = text =>
  compileFlat(text, sourceOf, sources => `^(?:${sources.join('|')})$`)

function sourceOf(tokens: readonly FlatToken[], firstGroup: number): string {
  let source = ''
  let before = ''
  let sinceWildcard = ''
  let isLocked = false
  let hasWildcard = false
  let group = firstGroup
  const lastWildcard = tokens.findLastIndex(({ type }) => type === 'wildcard')
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'text') {
      source += quoted(token.value)
      before += token.value
      sinceWildcard += quoted(token.value)
      if (token.value.includes('/')) hasWildcard = false
      continue
    }
    if (source !== '' && before === '') throw adjacent(token)
    group += 1
    if (token.type === 'wildcard') {
      if (isLocked) source += `)${sinceWildcard}`
      isLocked = index < lastWildcard
      source += isLocked ? '(?=([^]+?)' : '([^]+)'
      hasWildcard = true
      sinceWildcard = ''
    } else if (hasWildcard) {
      const value = notFollowing('/', before)
      source += `(${value}+?|${value}*${quoted(before)})`
    } else {
      const text = textToNextParameter(tokens, index + 1)
      source += text === '' ? '([^\\/]+)' : `(?=([^\\/]+?)${quoted(text)})(?:\\${group})`
    }
    sinceWildcard += `(?:\\${group})`
    before = ''
  }
  return before.endsWith('/') ? source : `${source}(?:\\/$)?`
}

/** Returns the text up to the next parameter; empty if the segment ends first. */
function textToNextParameter(tokens: readonly FlatToken[], from: number): string {
  let text = ''
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.type !== 'text') return text
    if (token.value.includes('/')) return ''
    text += token.value
  }
  return ''
}
