import type { Machine, Match } from '../machine.ts'

/** Rule scheme: a letter, then letters, digits (which the text forgets), `+`, `-`, `.`. */
export function scheme({ input, end }: Machine, start: number): Match<string> | null {
  let at = start
  while (at < end && (at === start ? /[a-z]/i : /[a-z0-9+.-]/i).test(input.charAt(at))) at++
  return at === start ? null : { value: input.slice(start, at).toLowerCase(), end: at }
}
