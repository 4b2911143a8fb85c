/** An escape: its value and its length, including the backslash. */
export interface Escape {
  readonly text: string
  readonly length: number
}

const simple: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const hexadecimal = /^[\dA-Fa-f]+$/

/**
 * Reads the [escape sequence](https://tc39.es/ecma262/#prod-EscapeSequence) or line continuation
 * whose backslash is at `at`. Returns null if it is malformed.
 *
 * @param legacyOctal Whether `\1` and similar escapes are allowed, as in strings of sloppy code. In
 * templates they are errors.
 */
export function readEscape(source: string, at: number, legacyOctal: boolean): Escape | null {
  const c = source[at + 1]
  if (c === undefined) return null
  switch (c) {
    case '\r':
      return { text: '', length: source[at + 2] === '\n' ? 3 : 2 }
    case '\n':
    case '\u2028':
    case '\u2029':
      return { text: '', length: 2 }
    case 'x':
      return readHexadecimal(source, at, 2)
    case 'u':
      return source[at + 2] === '{' ? readBraced(source, at) : readHexadecimal(source, at, 4)
  }
  if (c >= '0' && c <= '9') return readDigits(source, at, legacyOctal)
  return { text: simple[c] ?? c, length: 2 }
}

function readHexadecimal(source: string, at: number, digits: 2 | 4): Escape | null {
  const text = source.slice(at + 2, at + 2 + digits)
  if (text.length < digits || !hexadecimal.test(text)) return null
  return { text: String.fromCharCode(Number.parseInt(text, 16)), length: 2 + digits }
}

function readBraced(source: string, at: number): Escape | null {
  const close = source.indexOf('}', at)
  const text = close === -1 ? '' : source.slice(at + 3, close)
  if (!hexadecimal.test(text)) return null
  const value = Number.parseInt(text, 16)
  return value > 0x10_ff_ff ? null : { text: String.fromCodePoint(value), length: close + 1 - at }
}

/** Reads `\0` if no digit follows; else legacy octal escapes up to `\377`, and `\8` and `\9`. */
function readDigits(source: string, at: number, legacyOctal: boolean): Escape | null {
  const digits =
    /^(?:[0-3][0-7]{0,2}|[4-7][0-7]?|[89])/.exec(source.slice(at + 1, at + 4))?.[0] ?? ''
  const next = source[at + 2]
  const isNull = digits[0] === '0' && (next === undefined || next < '0' || next > '9')
  if (isNull) return { text: '\0', length: 2 }
  if (!legacyOctal) return null
  if (digits >= '8') return { text: digits, length: 2 }
  return { text: String.fromCharCode(Number.parseInt(digits, 8)), length: 1 + digits.length }
}
