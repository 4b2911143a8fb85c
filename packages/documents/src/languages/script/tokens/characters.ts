/** What a character begins outside of literals and comments. */
export const Begins = {
  other: 0,
  whiteSpace: 1,
  lineEnd: 2,
  name: 3,
  digit: 4,
  quote: 5,
  backtick: 6,
  slash: 7,
  openParenthesis: 8,
  openBracket: 9,
  openBrace: 10,
  closeParenthesis: 11,
  closeBracket: 12,
  closeBrace: 13,
  less: 14,
  operator: 15,
  dot: 16,
} as const

const table = new Uint8Array(128)

function set(characters: string, begins: number): void {
  for (const character of characters) table[character.charCodeAt(0)] = begins
}

set(' \t\v\f', Begins.whiteSpace)
set('\n\r', Begins.lineEnd)
set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz$_#\\', Begins.name)
set('0123456789', Begins.digit)
set('\'"', Begins.quote)
set('`', Begins.backtick)
set('/', Begins.slash)
set('(', Begins.openParenthesis)
set('[', Begins.openBracket)
set('{', Begins.openBrace)
set(')', Begins.closeParenthesis)
set(']', Begins.closeBracket)
set('}', Begins.closeBrace)
set('<', Begins.less)
set('=>!&|+-*%^~?:;,@', Begins.operator)
set('.', Begins.dot)

/** White space beyond ASCII. The line separators are line ends. */
const otherSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/

/** Returns what a code unit begins. Everything beyond ASCII but white space is part of a name. */
export function beginsAt(source: string, at: number): number {
  const c = source.charCodeAt(at)
  if (c < 128) return table[c] ?? Begins.other
  if (c === 0x2028 || c === 0x2029) return Begins.lineEnd
  return otherSpace.test(source.charAt(at)) ? Begins.whiteSpace : Begins.name
}

/** Returns the offset after the name or number whose first character is before `at`. */
export function endOfName(source: string, at: number): number {
  for (let end = at; ; end++) {
    const c = source.charCodeAt(end)
    if (c < 128) {
      const begins = table[c]
      if (begins !== Begins.name && begins !== Begins.digit) return end
    } else if (!(c >= 128) || beginsAt(source, end) !== Begins.name) return end
  }
}

/** Returns the offset of the next line end; the length of the source if there is none. */
export function endOfLine(source: string, at: number): number {
  for (let end = at; end < source.length; end++) {
    const c = source.charCodeAt(end)
    if (c === 10 || c === 13 || c === 0x2028 || c === 0x2029) return end
  }
  return source.length
}
