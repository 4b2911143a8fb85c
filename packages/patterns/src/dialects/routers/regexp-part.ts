import { PatternFailure } from '../../contract/pattern-failure.ts'
import { compiledGroups } from '../compiled-groups.ts'

/** Compiles a regular expression that an author wrote at these offsets. */
export function compiledPart(source: string, start: number, end: number, flags = ''): RegExp {
  return compiledGroups(source, flags, [{ start, end, pattern: source }])
}

/** Returns the offset of the parenthesis that closes the one at `start`, as find-my-way counts them. */
export function closingParenthesis(text: string, start: number): number {
  let depth = 1
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === ')') depth -= 1
    else if (text[at] === '(') depth += 1
    if (depth === 0) return at
  }
  throw new PatternFailure('unclosed', start, start + 1, { closer: ')' })
}
