import type { Span } from '@hreflint/core'

const opening = /\/\/|\/\*|["']|\burl\(/gi

/**
 * Finds the `//` comments in a style sheet for a preprocessor. In strings, block comments and
 * unquoted URLs, `//` does not begin a comment. Takes linear time.
 */
export function lineComments(text: string): readonly Span[] {
  const comments: Span[] = []
  opening.lastIndex = 0
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index
    const [opened] = found
    const inside = start + opened.length
    let end: number
    if (opened === '//') {
      end = next(text, /[\r\n\f]/g, inside)
      comments.push({ start, end })
    } else if (opened === '/*') {
      const close = text.indexOf('*/', inside)
      end = close === -1 ? text.length : close + 2
    } else if (opened === '"' || opened === "'") {
      end = endOfString(text, opened, inside)
    } else {
      end = next(text, /[\r\n\f"')]/g, inside)
    }
    opening.lastIndex = end
  }
  return comments
}

/** Returns the offset after the closing quote, or the end of the line if there is none. */
function endOfString(text: string, quote: string, inside: number): number {
  const stops = quote === '"' ? /[\\\r\n\f"]/g : /[\\\r\n\f']/g
  for (let at = next(text, stops, inside); ; at = next(text, stops, at + 2)) {
    if (text[at] !== '\\') return Math.min(text[at] === quote ? at + 1 : at, text.length)
  }
}

/** Returns the offset of the next match, or the end of the text if there is none. */
function next(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}
