import { percentEncodeOctet } from '../../generic-syntax/characters/percent-encode.ts'

/**
 * "Fragment-escape". `%` is always escaped, so that escaping twice is not the same as once.
 * Backtick, tilde, U+007F and non-ASCII characters stay, whatever the note beside the list says.
 */
export function fragmentEscape(input: string): string {
  return input.replace(/[\0- "#%<>[\\\]^{|}]/g, character =>
    percentEncodeOctet(character.charCodeAt(0)),
  )
}
