import { PatternFailure } from '../../../contract/pattern-failure.ts'
import type { Token } from './read-v8.ts'

export type FlatToken = Exclude<Token, { readonly type: 'group' }>

/** Maximum number of combinations that the library compiles. */
const most = 256

/** Returns a sequence for each combination of optional groups. Those with a group come before those without it. */
export function flatSequences(tokens: readonly Token[]): readonly (readonly FlatToken[])[] {
  const tooMany = () => new PatternFailure('too-many-combinations', 0, tokens.at(-1)?.end ?? 0)
  // Each group at least doubles the combinations, and is a call inside the one of the group before.
  if (tokens.filter(({ type }) => type === 'group').length > Math.log2(most)) throw tooMany()
  const sequences: (readonly FlatToken[])[] = []
  expand(tokens, [], sequence => {
    if (sequences.length >= most) throw tooMany()
    sequences.push(sequence)
  })
  return sequences
}

function expand(
  tokens: readonly Token[],
  before: readonly FlatToken[],
  emit: (sequence: readonly FlatToken[]) => void,
): void {
  const at = tokens.findIndex(({ type }) => type === 'group')
  const group = tokens[at]
  if (group?.type !== 'group') {
    emit([...before, ...tokens.filter(token => token.type !== 'group')])
    return
  }
  const head = [...before, ...tokens.slice(0, at).filter(token => token.type !== 'group')]
  const rest = tokens.slice(at + 1)
  expand(group.tokens, head, inner => expand(rest, inner, emit))
  expand(rest, head, emit)
}
