import { decodeEscapes } from '../../../decode-escapes.ts'
import { type EmbeddedText, nestUrl, sliceText } from '../../../embedded-text.ts'
import { directivesIn } from '../../servers/directives.ts'
import { apache, apacheFormat, caddy, nginx } from '../../servers/server-syntaxes.ts'
import type { EmbeddedPattern } from './embedded-pattern.ts'
import { headerPattern } from './header-patterns.ts'

/** Finds the values of headers in a configuration of nginx or Apache: what ends in `.conf` may be either. */
export function confHeaders(text: string): readonly EmbeddedPattern[] {
  return [
    ...(/add_header|more_set_headers/.test(text) ? nginxHeaders(text) : []),
    ...(/\bheader\s/i.test(text) ? apacheHeaders(text) : []),
  ]
}

function nginxHeaders(text: string): readonly EmbeddedPattern[] {
  return Array.from(directivesIn(text, nginx), ([directive, ...words]) => {
    if (directive?.text === 'more_set_headers') return words.flatMap(wholeHeader)
    const [name, value, condition, ...others] = words
    const isHeader = directive?.text === 'add_header' && others.length === 0
    return isHeader && (condition === undefined || condition.text === 'always')
      ? named(name, value)
      : []
  }).flat()
}

/** Returns the value of a header that is one word with its name: `Name: value`. */
function wholeHeader(word: EmbeddedText): readonly EmbeddedPattern[] {
  const [before, name = ''] = /^\s*([\w-]+)\s*:/.exec(word.text) ?? []
  return before === undefined
    ? []
    : headerPattern(name, sliceText(word, before.length, word.text.length))
}

const apacheActions = new Set(['set', 'setifempty', 'add', 'append', 'merge'])

function apacheHeaders(text: string): readonly EmbeddedPattern[] {
  return Array.from(directivesIn(text, apache), ([directive, ...words]) => {
    if (directive?.text.toLowerCase() !== 'header') return []
    if (/^(?:always|onsuccess)$/i.test(words[0]?.text ?? '')) words.shift()
    const [action, name, value] = words
    if (!apacheActions.has(action?.text.toLowerCase() ?? '')) return []
    return value === undefined || value.text.startsWith('expr=')
      ? []
      : named(name, formatted(value))
  }).flat()
}

function formatted(value: EmbeddedText): EmbeddedText {
  return nestUrl(decodeEscapes(value.text, 0, value.text.length, apacheFormat), value)
}

/** Finds the values of headers in a Caddyfile: of `header`, with a block or without, and of `header_down`. */
export function caddyHeaders(text: string): readonly EmbeddedPattern[] {
  if (!text.includes('header')) return []
  let depth = 0
  return Array.from(directivesIn(text, caddy), words => {
    const opens = words.at(-1)?.text === '{'
    const closes = words[0]?.text === '}'
    if (depth > 0) {
      const isField = depth === 1 && !opens && !closes
      depth += Number(opens) - Number(closes)
      return isField ? field(words) : []
    }
    const [directive, ...rest] = words
    if (directive?.text === 'header_down') return field(rest)
    if (directive?.text !== 'header') return []
    const others = /^[*/@]/.test(rest[0]?.text ?? '') ? rest.slice(1) : rest
    if (!opens) return field(others)
    depth = others.length === 1 ? 1 : 0
    return []
  }).flat()
}

/** A third word replaces what the second finds. */
function field([name, value, ...others]: readonly EmbeddedText[]): readonly EmbeddedPattern[] {
  return others.length === 0 ? named(name, value) : []
}

function named(
  name: EmbeddedText | undefined,
  value: EmbeddedText | undefined,
): readonly EmbeddedPattern[] {
  if (name === undefined || value === undefined) return []
  return headerPattern(name.text.replace(/^[+?>]/, '').replace(/:$/, ''), value)
}
