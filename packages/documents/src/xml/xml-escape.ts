import type { Span } from '@hreflint/core'
import { decodeHTMLStrict } from 'entities/decode'
import type { EscapeSyntax } from '../decode-escapes.ts'

const predefined: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const written = new Map(Object.entries(predefined).map(([name, value]) => [value, `&${name};`]))

/** A character or entity reference; a name is whatever stands there, its document may declare it. */
const reference = /&(?:#x[0-9A-Fa-f]+|#[0-9]+|[\w:\u0080-\uFFFF][\w.:\u0080-\uFFFF-]*);/g

/** XML 1.0 section 4.1; null for an entity that the document declares, if it does. */
function decodeReference(found: string, isXhtml: boolean): string | null {
  const body = found.slice(1, -1)
  if (!body.startsWith('#')) {
    if (Object.hasOwn(predefined, body)) return predefined[body] ?? null
    const character = isXhtml ? decodeHTMLStrict(found) : found
    return character === found ? null : character
  }
  const value = body[1] === 'x' ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1))
  if (value === 0 || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) return '\uFFFD'
  return String.fromCodePoint(value)
}

/** The references of `start` to `end` whose text only the declarations of the document tell. */
export function unknownReferences(
  source: string,
  start: number,
  end: number,
  isXhtml: boolean,
): readonly Span[] {
  const inside = source.slice(start, end)
  if (!inside.includes('&')) return []
  return [...inside.matchAll(reference)]
    .filter(([found]) => decodeReference(found, isXhtml) === null)
    .map(({ 0: found, index }) => ({ start: start + index, end: start + index + found.length }))
}

/** `&am` … `p;` may become a reference when what stands between is replaced. */
function joins(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(0, start - 40), start)
  return (
    /&#?[\w.:\u0080-\uFFFF-]*$/.test(before) &&
    /^[#\w.:\u0080-\uFFFF-]*;/.test(source.slice(end, end + 40))
  )
}

/** XML cannot hold these, not even by reference (section 2.2). */
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDFFF]/u

function syntax(
  escapes: RegExp,
  unsafe: RegExp,
  lineEnding: string,
  isXhtml: boolean,
): EscapeSyntax {
  return {
    escapes,
    decode: found => (found[0] === '&' ? decodeReference(found, isXhtml) : lineEnding),
    escape: text => {
      if (unwritable.test(text)) return null
      return text
        .replace(unsafe, character => written.get(character) ?? `&#${character.charCodeAt(0)};`)
        .replace(/^([#\w.:\u0080-\uFFFF-]*);/, '$1&#59;')
    },
    joins,
  }
}

/** The syntaxes of a document; in XHTML, the names of HTML's entities are known. */
export function xmlSyntaxes(isXhtml: boolean) {
  const inText = new RegExp(`${reference.source}|\\r\\n?`, 'g')
  // "Attribute-value normalization": white space is written as a space unless by reference.
  const inValue = new RegExp(`${reference.source}|\\r\\n|[\\t\\n\\r]`, 'g')
  return {
    value: syntax(inValue, /[&<>"'\t\n\r]/g, ' ', isXhtml),
    /** A line feed after a carriage return would be one line ending with it. */
    text: syntax(inText, /[&<>\n\r]/g, '\n', isXhtml),
    cdata: {
      escapes: /\r\n?/g,
      decode: () => '\n',
      escape: text => (unwritable.test(text) || /[\]>\n\r]/.test(text) ? null : text),
    } satisfies EscapeSyntax,
  } as const
}

export type XmlSyntaxes = ReturnType<typeof xmlSyntaxes>
