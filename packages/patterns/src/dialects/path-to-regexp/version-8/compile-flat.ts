import type { Route, RoutePiece } from '../route.ts'
import { type FlatToken, flatSequences } from './flat-sequences.ts'
import { readV8, type Token } from './read-v8.ts'
import { BoundedRegExp } from '../../../text/work/bounded-regexp.ts'

/** Compiles a version 8 or 9 route. The regular expression has a branch for each combination of optional groups. */
export function compileFlat(
  text: string,
  sourceOf: (tokens: readonly FlatToken[], firstGroup: number) => string,
  join: (sources: readonly string[]) => string,
): Route {
  const tokens = readV8(text)
  const names: string[] = []
  const sources = flatSequences(tokens).map(sequence => {
    const source = sourceOf(sequence, names.length)
    names.push(...sequence.flatMap(token => (token.type === 'text' ? [] : [token.name])))
    return source
  })
  return { regexp: new BoundedRegExp(join(sources), 'i'), names, pieces: piecesOf(tokens, '') }
}

function piecesOf(tokens: readonly Token[], modifier: string): readonly RoutePiece[] {
  return tokens.flatMap((token): readonly RoutePiece[] => {
    const { start, end } = token
    if (token.type === 'group') return piecesOf(token.tokens, '?')
    return token.type === 'text'
      ? [{ type: 'text', start, end, text: token.value, name: '', modifier }]
      : [{ type: token.type, start, end, text: '', name: token.name, modifier }]
  })
}
