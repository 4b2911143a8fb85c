import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { ServerSyntax } from './server-syntaxes.ts'

/** Returns the directives of a server's configuration, each as its words. A `{` or `}` of Caddy is a word. */
export function* directivesIn(
  text: string,
  syntax: ServerSyntax,
): Generator<readonly EmbeddedText[]> {
  let words: EmbeddedText[] = []
  const { length } = text
  for (let at = 0; at < length; ) {
    const character = text.charAt(at)
    if (syntax.ends.includes(character)) {
      if (words.length > 0) yield words
      words = []
      at++
    } else if (/\s/.test(character)) {
      at++
    } else if (character === '\\' && /^\r?\n/.test(text.slice(at + 1, at + 3))) {
      at = text.indexOf('\n', at) + 1
    } else if (character === '#' && (words.length === 0 || !syntax.commentsAreLines)) {
      at = endOfLine(text, at)
    } else {
      const quote = syntax.quotes.get(character)
      const start = quote === undefined ? at : at + 1
      const end = quote === undefined ? endOfBare(text, at, syntax) : endOfQuoted(text, at, syntax)
      words.push(decodeEscapes(text, start, end, quote ?? syntax.bare))
      at = quote === undefined ? end : end + 1
    }
  }
  if (words.length > 0) yield words
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Returns the end of the word without quotes at `start`, which has at least one character. */
function endOfBare(text: string, start: number, { wordEnd }: ServerSyntax): number {
  return endBefore(text, start + (text.charAt(start) === '\\' ? 2 : 1), wordEnd)
}

/** Returns the offset of the quote that closes the one at `start`; the end of the line or text if there is none. */
function endOfQuoted(text: string, start: number, { quotesSpanLines }: ServerSyntax): number {
  const quote = text.charAt(start)
  const end = quotesSpanLines ? `[${quote}\\\\]` : `[${quote}\\\\\\n]`
  return endBefore(text, start + 1, quote === '`' ? /`/g : new RegExp(end, 'g'))
}

/** Returns the offset of the next end that is not after a backslash. */
function endBefore(text: string, from: number, end: RegExp): number {
  for (let at = from; ; ) {
    end.lastIndex = at
    const found = end.exec(text)
    if (found === null) return text.length
    if (found[0] !== '\\') return found.index
    // With CRLF, the backslash is before both.
    at = found.index + (text.startsWith('\r\n', found.index + 1) ? 3 : 2)
  }
}
