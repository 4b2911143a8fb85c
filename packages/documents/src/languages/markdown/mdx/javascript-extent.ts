import { ScriptScanner } from '../../script/tokens/script-scanner.ts'
import { Kind } from '../../script/tokens/token-kind.ts'

/** How many unclosed braces are followed to the end of the text before the search gives up. */
const mostOpenBraces = 20

/** Finds where the expressions of a text end. */
export class Expressions {
  readonly #text: string
  #openBraces = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The offset after the `}` that closes the `{` at `start`; -1 if nothing closes it. */
  endOf(start: number): number {
    const end = this.#openBraces < mostOpenBraces ? endOfExpression(this.#text, start) : -1
    if (end === -1) this.#openBraces++
    return end
  }
}

function endOfExpression(text: string, start: number): number {
  let depth = 0
  const scanner = new ScriptScanner(text, { jsx: true, start })
  while (scanner.next()) {
    depth += bracketAt(text, scanner, '{', '}')
    if (depth === 0) return scanner.end
  }
  return -1
}

/**
 * Returns the offset of the blank line that ends the imports and exports at `start`, or the length
 * of the text.
 */
export function endOfModule(text: string, start: number): number {
  let depth = 0
  let end = start
  const scanner = new ScriptScanner(text, { jsx: true, start })
  while (scanner.next()) {
    const blank = depth === 0 ? blankLine.exec(text.slice(end, scanner.start)) : null
    if (blank !== null) return end + blank.index + blank[0].length
    depth += bracketAt(text, scanner, '([{', ')]}')
    end = scanner.end
  }
  return text.length
}

/** Matches up to where a second line end begins. */
const blankLine = /(?:\r\n|[\n\r\u2028\u2029])[^\n\r\u2028\u2029]*(?=[\n\r\u2028\u2029])/

/** Returns 1 for a token that is an opening bracket, -1 for a closing one. */
function bracketAt(
  text: string,
  { kind, start }: ScriptScanner,
  opening: string,
  closing: string,
): number {
  if (kind !== Kind.punctuator && kind !== Kind.jsxPunctuator) return 0
  const c = text.charAt(start)
  return opening.includes(c) ? 1 : closing.includes(c) ? -1 : 0
}
