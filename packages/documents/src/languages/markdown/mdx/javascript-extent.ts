import jsTokens from 'js-tokens'

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
  for (const { type, value, end } of tokensFrom(text, start)) {
    if (type !== 'Punctuator' && type !== 'JSXPunctuator') continue
    if (value === '{') depth++
    else if (value === '}' && --depth === 0) return end
  }
  return -1
}

/**
 * Returns the offset of the blank line that ends the imports and exports at `start`, or the length
 * of the text.
 */
export function endOfModule(text: string, start: number): number {
  let depth = 0
  let lineEnds = 0
  for (const { type, value, end } of tokensFrom(text, start)) {
    switch (type) {
      case 'WhiteSpace':
        continue
      case 'LineTerminatorSequence':
        if (++lineEnds > 1 && depth === 0) return end - value.length
        continue
      case 'Punctuator':
      case 'JSXPunctuator':
        if ('([{'.includes(value)) depth++
        else if (')]}'.includes(value)) depth--
    }
    lineEnds = 0
  }
  return text.length
}

function* tokensFrom(
  text: string,
  start: number,
): Generator<{ readonly type: string; readonly value: string; readonly end: number }> {
  let end = start
  try {
    for (const { type, value } of jsTokens(text.slice(start), { jsx: true })) {
      end += value.length
      yield { type, value, end }
    }
  } catch (error) {
    // The tokenizer's patterns overflow the stack on a literal with megabytes of escapes.
    if (!(error instanceof RangeError)) throw error
  }
}
