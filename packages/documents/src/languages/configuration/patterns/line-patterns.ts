import { plainText } from '../../../embedded-text.ts'
import { onlyWithout } from '../plain-value.ts'
import type { EmbeddedPattern } from './embedded-pattern.ts'
import { headerPattern } from './header-patterns.ts'

/** Finds the rules in `_redirects`: whole lines, without comments. */
export function redirectLines(text: string): readonly EmbeddedPattern[] {
  return patternsOf(text, /^[^\S\r\n\u2028\u2029]*([^#\s][^\r\n]*)/gm, 'redirects').map(line => {
    const comment = line.text.search(/\s#/)
    const rule = (comment === -1 ? line.text : line.text.slice(0, comment)).trimEnd()
    return rule === line.text ? line : { ...line, text: rule }
  })
}

/** Finds the path lines in `_headers`, and the values of headers. */
export function headerLines(text: string): readonly EmbeddedPattern[] {
  const values = Array.from(
    text.matchAll(headerLine),
    ({ 0: all, 1: name = '', 2: value = '', index }) =>
      headerPattern(
        name,
        plainText(value, index + all.length - value.length, onlyWithout(/[\r\n]/)),
      ),
  )
  return [
    ...patternsOf(text, /^[^\S\r\n\u2028\u2029]*(\/[^\r\n]*[^\s])/gm, 'headers'),
    ...values.flat(),
  ]
}

const headerLine =
  /^[^\S\r\n\u2028\u2029]*([A-Za-z][\w-]*)[^\S\r\n]*:[^\S\r\n]*([^\s](?:[^\r\n]*[^\s])?)/gm

/** Finds the rules in `robots.txt`. */
export function robotsRules(text: string): readonly EmbeddedPattern[] {
  return patternsOf(
    text,
    /^[^\S\r\n\u2028\u2029]*(?:dis)?allow[^\S\r\n]*:[^\S\r\n]*([^\s#]+)/gim,
    'robots',
  )
}

function patternsOf(text: string, line: RegExp, dialect: string): readonly EmbeddedPattern[] {
  return Array.from(text.matchAll(line), ({ 0: all, 1: pattern = '', index }) => ({
    ...plainText(pattern, index + all.length - pattern.length, onlyWithout(/[\r\n]/)),
    dialect,
    isRelative: false,
  }))
}
