import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { knownOnce } from '../configuration/variables.ts'
import { onlyWithout, valueAt } from '../configuration/plain-value.ts'
import { doubleQuoted } from './double-quoted.ts'

/** Matches the start of a variable or of a whole-line comment. */
const entry = /^[ \t]*(?:(?:export[ \t]+)?([\w.-]+)[ \t]*(?:=|:(?=[ \t]))[ \t]*|#)/gm

/**
 * Finds the URLs in a file of environment variables. The whole value must be a URL. A quoted value
 * ends at the same quote, on any line. An unquoted value ends with its line, or before a space and
 * a `#`.
 */
export function locateDotenv(text: string): LocatedDocument {
  return locateValues(text, readDotenv)
}

/**
 * Returns the variables that a file of environment variables sets exactly once, with their texts.
 */
export function locateVariables(text: string): ReadonlyMap<string, EmbeddedText> {
  return knownOnce(readDotenv(text).values)
}

function readDotenv(text: string): FoundValues {
  const values: ConfigurationValue[] = []
  const comments: DocumentComment[] = []
  entry.lastIndex = 0
  for (let found = entry.exec(text); found !== null; found = entry.exec(text)) {
    const start = entry.lastIndex
    const key = found[1]
    const end = key === undefined ? endOfLine(text, start) : endOfValue(text, start)
    if (key === undefined) {
      const span = { start: start - 1, end }
      comments.push({ span, text: text.slice(start, end) })
    } else values.push({ key, value: valueBetween(text, start, end) })
    entry.lastIndex = Math.max(end, start)
  }
  return { values, comments }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Returns the offset after the closing quote, or after the last character of an unquoted value. */
function endOfValue(text: string, start: number): number {
  const quote = text.charAt(start)
  if (quote !== '' && '"\'`'.includes(quote)) {
    const close = closingQuote(text, start, quote)
    if (close !== -1) return close + 1
  }
  const line = text.slice(start, endOfLine(text, start))
  const end = line.search(/[ \t]#|[^\S \t]/)
  return start + (end === -1 ? line : line.slice(0, end)).trimEnd().length
}

function closingQuote(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\' && quote === '"') at++
    else if (text[at] === quote) return at
  }
  return -1
}

function valueBetween(text: string, start: number, end: number): ConfigurationValue['value'] {
  const quote = text.charAt(start)
  const isQuoted = end > start + 1 && text.charAt(end - 1) === quote
  if (isQuoted && quote === '"') return decodeEscapes(text, start + 1, end - 1, doubleQuoted)
  if (isQuoted && (quote === "'" || quote === '`')) {
    const ends = quote === "'" ? /['\r\n]/ : /[`\r\n]/
    return valueAt(text, start + 1, end - 1, onlyWithout(ends))
  }
  return valueAt(text, start, end, onlyWithout(/[\s"'`#$\\]/))
}
