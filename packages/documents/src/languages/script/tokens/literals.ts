import { endOfName } from './characters.ts'

const lineFeed = 10
const carriageReturn = 13
const dollar = 36
const slash = 47
const bracket = 91
const backslash = 92
const closeBracket = 93
const backtick = 96
const openBrace = 123

/** Returns the offset after a string that begins at `start`; negative if it is not closed on its line. */
export function endOfString(source: string, start: number): number {
  const quote = source.charCodeAt(start)
  for (let at = start + 1; at < source.length; at++) {
    const c = source.charCodeAt(at)
    if (c === quote) return at + 1
    if (c === backslash) {
      at++
      if (source.charCodeAt(at) === carriageReturn && source.charCodeAt(at + 1) === lineFeed) at++
    } else if (c === lineFeed || c === carriageReturn) return -at
  }
  return -source.length
}

/**
 * Returns the offset after the part of a template whose text begins at `from`: after its backtick, or
 * after `${`; negative if neither follows.
 */
export function endOfTemplatePart(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    const c = source.charCodeAt(at)
    if (c === backtick) return at + 1
    if (c === backslash) at++
    else if (c === dollar && source.charCodeAt(at + 1) === openBrace) return at + 2
  }
  return -source.length
}

/** Returns the offset after the regular expression that begins at `start`; negative if it is none. */
export function endOfRegularExpression(source: string, start: number): number {
  let inClass = false
  for (let at = start + 1; at < source.length; at++) {
    switch (source.charCodeAt(at)) {
      case backslash:
        at++
        if (source.charCodeAt(at) === lineFeed) return -1
        break
      case bracket:
        inClass = true
        break
      case closeBracket:
        inClass = false
        break
      case slash:
        if (!inClass) return endOfName(source, at + 1)
        break
      case lineFeed:
      case carriageReturn:
      case 0x2028:
      case 0x2029:
        return -1
    }
  }
  return -1
}

/** Returns the offset after a number, whose first character is before `from`. */
export function endOfNumber(source: string, from: number): number {
  let end = endOfName(source, from)
  let mayHavePoint = source.charCodeAt(from - 1) !== 46
  for (;;) {
    const c = source.charCodeAt(end)
    if (c === 46 && mayHavePoint && isDecimal(source, from, end)) {
      mayHavePoint = false
      end = endOfName(source, end + 1)
    } else if ((c === 43 || c === 45) && isExponent(source, from, end)) {
      end = endOfName(source, end + 1)
    } else return end
  }
}

function isDecimal(source: string, from: number, end: number): boolean {
  return /^\d[\d_]*$/.test(source.slice(from - 1, end))
}

function isExponent(source: string, from: number, end: number): boolean {
  return /^\.?\d[\d_.]*[eE]$/.test(source.slice(from - 1, end))
}
