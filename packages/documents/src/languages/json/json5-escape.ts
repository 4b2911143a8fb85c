import type { EscapeSyntax } from '../../decode-escapes.ts'
import { readEscape } from '../javascript/escape-sequence.ts'
import { escapeFor } from '../javascript/quoting.ts'

/**
 * Returns the syntax of the text between the quotes of a JSON5 string, which has the escapes of
 * JavaScript.
 */
export function json5String(quote: string): EscapeSyntax {
  return quote === "'" ? inSingleQuotes : inDoubleQuotes
}

const inDoubleQuotes = between('double')
const inSingleQuotes = between('single')

function between(quoting: 'double' | 'single'): EscapeSyntax {
  return {
    escapes: /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|\r\n|[^xu])/g,
    decode: found => readEscape(found, 0, false)?.text ?? null,
    escape: text => escapeFor(quoting, text),
    joins: (source, start) =>
      /(?<!\\)(?:\\\\)*\\(?:x[\dA-Fa-f]?|u[\dA-Fa-f]{0,3}|0|\r)?$/.test(
        source.slice(Math.max(0, start - 40), start),
      ),
  }
}
