/** Matches `?>`, and the start of what may contain a `?>` that does not end the code. */
const mark = /['"`#]|\/[/*]|<<<|\?>/g

/**
 * Returns the end of the PHP code that contains `from`: its `?>`, or the end of the text. A `?>`
 * does not count in a string, a heredoc or a `/* … *\/`, but does in a single-line comment.
 */
export function endOfPhp(text: string, from: number): number {
  for (let at = from; ; ) {
    const found = search(mark, text, at)
    if (found === null) return text.length
    const { index } = found
    switch (found[0]) {
      case '?>':
        return index
      case '/*':
        at = after(text.indexOf('*/', index + 2), 2, text)
        break
      case '//':
      case '#':
        // `#[` begins an attribute.
        at =
          text[index + 1] === '['
            ? index + 2
            : (search(/[\r\n]|\?>/g, text, index)?.index ?? text.length)
        break
      case '<<<':
        at = endOfHeredoc(text, index)
        break
      default:
        at = endOfString(text, index)
    }
  }
}

function endOfString(text: string, start: number): number {
  const quote = text[start]
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) return at + 1
  }
  return text.length
}

/** Returns the offset after a heredoc; after the `<<<` at `start` if none begins there. */
function endOfHeredoc(text: string, start: number): number {
  const opening = /<<<[ \t]*(['"]?)([A-Za-z_]\w{0,99})\1\r?\n/y
  opening.lastIndex = start
  const name = opening.exec(text)?.[2]
  if (name === undefined) return start + 3
  const closing = search(new RegExp(`\\n[ \\t]*${name}\\b`, 'g'), text, opening.lastIndex - 1)
  return closing === null ? text.length : closing.index + closing[0].length
}

function search(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function after(at: number, length: number, text: string): number {
  return at === -1 ? text.length : at + length
}
