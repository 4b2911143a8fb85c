/** A JSON token that matters for finding strings. All others are skipped. */
export interface JsonToken {
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'comment'
  readonly start: number
  readonly end: number
  /** For a string: whether it has a closing quote. */
  readonly isClosed: boolean
}

const ofJson = /["{}[\],:]|\/[/*]/g
const ofJson5 = /["'{}[\],:]|\/[/*]/g
const inDouble = /["\\\r\n]/g
const inSingle = /['\\\r\n]/g

/** Yields the tokens of JSON with comments, or of JSON5. An unclosed string ends with its line. */
export function* jsonTokens(text: string, isJson5: boolean): Generator<JsonToken> {
  const next = new RegExp(isJson5 ? ofJson5 : ofJson)
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const { 0: what, index: start } = found
    if (what === '"' || what === "'") {
      const end = endOfString(text, start + 1, what)
      const isClosed = text[end] === what
      next.lastIndex = isClosed ? end + 1 : end
      yield { kind: 'string', start, end: next.lastIndex, isClosed }
    } else if (what.startsWith('/')) {
      next.lastIndex = endOfComment(text, start, what)
      yield { kind: 'comment', start, end: next.lastIndex, isClosed: true }
    } else {
      const kind = what as '{' | '}' | '[' | ']' | ',' | ':'
      yield { kind, start, end: start + 1, isClosed: true }
    }
  }
}

/** Returns the offset of the closing quote, or of the end of the line. */
function endOfString(text: string, from: number, quote: string): number {
  const stop = new RegExp(quote === '"' ? inDouble : inSingle)
  stop.lastIndex = from
  for (let found = stop.exec(text); found !== null; found = stop.exec(text)) {
    if (found[0] !== '\\') return found.index
    stop.lastIndex = found.index + (text.startsWith('\r\n', found.index + 1) ? 3 : 2)
  }
  return text.length
}

function endOfComment(text: string, start: number, opening: string): number {
  if (opening === '/*') {
    const close = text.indexOf('*/', start + 2)
    return close === -1 ? text.length : close + 2
  }
  const newline = /[\r\n]/g
  newline.lastIndex = start
  return newline.exec(text)?.index ?? text.length
}
