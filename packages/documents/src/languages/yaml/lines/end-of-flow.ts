import { endOfQuoted } from './end-of-quoted.ts'

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' }
const ofInterest = /[[\]{}"'#&!]/g

/**
 * Returns the offset after the bracket that closes a flow collection; -1 if there is none, or the
 * end is hard to find.
 */
export function endOfFlow(text: string, start: number): number {
  const open: string[] = []
  ofInterest.lastIndex = start
  for (let found = ofInterest.exec(text); found !== null; found = ofInterest.exec(text)) {
    const { 0: what, index } = found
    if (what === '[' || what === '{') open.push(closing[what] ?? '')
    else if (what === ']' || what === '}') {
      if (open.pop() !== what) return -1
      if (open.length === 0) return index + 1
    } else if (what === '#') {
      if (!/\s/.test(text.charAt(index - 1))) continue
      const end = text.indexOf('\n', index)
      if (end === -1) return -1
      ofInterest.lastIndex = end
    } else {
      const before = tokenBefore(text, index)
      if (before === 'text') continue
      if (before === 'unclear' || what === '&' || what === '!') return -1
      const end = endOfQuoted(text, index)
      if (end === -1) return -1
      ofInterest.lastIndex = end
    }
  }
  return -1
}

/** Whether a scalar begins at an offset (`start`) or continues there (`text`). */
function tokenBefore(text: string, offset: number): 'start' | 'text' | 'unclear' {
  let at = offset - 1
  while (/\s/.test(text.charAt(at))) at--
  const character = text.charAt(at)
  if ('[{,'.includes(character)) return 'start'
  if (character === ':')
    return at < offset - 1 || /["']/.test(text.charAt(at - 1)) ? 'start' : 'unclear'
  // Node properties, keys marked with `?`, and items before a scalar are rare.
  return at < offset - 1 && /[?&*!-]/.test(character) ? 'unclear' : 'text'
}
