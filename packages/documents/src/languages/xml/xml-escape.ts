import type { Span } from '@hreflint/core'
import type { EscapeSyntax } from '../../decode-escapes.ts'
import { type Entities, type ReferencePlace, reference } from './entities.ts'

const written = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** Returns the references between `start` and `end` whose text is unknown. */
export function unknownReferences(
  source: string,
  start: number,
  end: number,
  entities: Entities,
): readonly Span[] {
  const inside = source.slice(start, end)
  if (!inside.includes('&')) return []
  return [...inside.matchAll(reference)]
    .filter(([found]) => !entities.isKnown(found))
    .map(({ 0: found, index }) => ({ start: start + index, end: start + index + found.length }))
}

/** `&am` … `p;` may become a reference when the text between them is replaced. */
function joins(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(0, start - 40), start)
  return (
    /&#?[\w.:\u0080-\uFFFF-]*$/.test(before) &&
    /^[#\w.:\u0080-\uFFFF-]*;/.test(source.slice(end, end + 40))
  )
}

/** Characters that XML cannot contain, not even as a reference (section 2.2). */
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDFFF]/u

function syntax(
  escapes: RegExp,
  unsafe: RegExp,
  place: ReferencePlace,
  entities: Entities,
): EscapeSyntax {
  const lineEnding = place === 'value' ? ' ' : '\n'
  return {
    escapes,
    decode: found => (found[0] === '&' ? entities.decode(found, place) : lineEnding),
    escape: text => {
      if (unwritable.test(text)) return null
      return text
        .replace(unsafe, character => written.get(character) ?? `&#${character.charCodeAt(0)};`)
        .replace(/^([#\w.:\u0080-\uFFFF-]*);/, '$1&#59;')
    },
    joins,
  }
}

/** Returns the syntaxes for a document whose references have the meanings in `entities`. */
export function xmlSyntaxes(entities: Entities) {
  const inText = new RegExp(`${reference.source}|\\r\\n?`, 'g')
  // "Attribute-value normalization": white space becomes a space unless it is written as a
  // reference.
  const inValue = new RegExp(`${reference.source}|\\r\\n|[\\t\\n\\r]`, 'g')
  return {
    value: syntax(inValue, /[&<>"'\t\n\r]/g, 'value', entities),
    /** A line feed after a carriage return would become part of the same line ending. */
    text: syntax(inText, /[&<>\n\r]/g, 'text', entities),
    cdata: {
      escapes: /\r\n?/g,
      decode: () => '\n',
      escape: text => (unwritable.test(text) || /[\]>\n\r]/.test(text) ? null : text),
    } satisfies EscapeSyntax,
  } as const
}

/** The syntax of a system identifier, in which nothing is decoded. */
export const identifier: EscapeSyntax = {
  escapes: /\0/g,
  decode: () => null,
  escape: text => (/["'<>\0]/.test(text) ? null : text),
}
