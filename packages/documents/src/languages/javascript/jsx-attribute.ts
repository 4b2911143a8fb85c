import type { MapSegment } from '@hreflint/core'
import { identityMap, segmentMap } from '@hreflint/core/internal'
import type { DecodedLiteral } from './decoded-literal.ts'
import { xhtmlEntities } from './xhtml-entities.ts'

/**
 * Decodes the value of a JSX attribute: the character references of XHTML 1.0, with their
 * semicolon, and numeric ones. There are no backslash escapes.
 *
 * @param inside The text between the quotes.
 * @param quote The quotes around it.
 * @param offset The offset of `inside` in the document.
 * @returns Null if JSX parsers disagree: references beyond U+10FFFF, or padded to more than nine
 * characters.
 */
export function decodeJsxAttribute(
  inside: string,
  quote: '"' | "'",
  offset = 0,
): DecodedLiteral | null {
  const decoded = decode(inside, offset)
  if (decoded === null || inside.includes(quote)) return null
  return {
    text: decoded.text,
    map: decoded.segments === null ? identityMap(offset) : segmentMap(decoded.segments),
    escape: replacement => escapeFor(replacement, quote),
    redecode: changed => (changed.includes(quote) ? null : (decode(changed, 0)?.text ?? null)),
    inside,
    offset,
  }
}

/** Decodes the references. `segments` is null if there are none. */
function decode(
  inside: string,
  offset: number,
): { text: string; segments: MapSegment[] | null } | null {
  if (!inside.includes('&')) return { text: inside, segments: null }
  const segments: MapSegment[] = []
  let text = ''
  let from = 0
  const append = (piece: string, end: number, copied: boolean) => {
    if (end === from) return
    const textStart = text.length
    text += piece
    const source = { sourceStart: offset + from, sourceEnd: offset + end }
    segments.push({ textStart, textEnd: text.length, ...source, copied })
    from = end
  }
  for (const match of inside.matchAll(/&(#x[\dA-Fa-f]+|#\d+|\w+);/g)) {
    const [reference, name = ''] = match
    const value = codePointsOf(name)
    if (value === null) return null
    if (value === undefined) continue
    append(inside.slice(from, match.index), match.index, true)
    append(value, match.index + reference.length, false)
  }
  append(inside.slice(from), inside.length, true)
  return { text, segments }
}

/**
 * Returns the text of a reference; undefined for an unknown name, null for a number on which
 * parsers disagree.
 */
function codePointsOf(name: string): string | null | undefined {
  if (name[0] !== '#') return xhtmlEntities.get(name)
  const value = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return name.length > 9 || value > 0x10_ff_ff ? null : String.fromCodePoint(value)
}

function escapeFor(text: string, quote: '"' | "'"): string {
  return text.replace(/[&"'\r\n]|\p{Surrogate}/gu, c => {
    if (c === '&') return '&amp;'
    if (c === '"' || c === "'") return c !== quote ? c : c === '"' ? '&quot;' : '&#39;'
    return `&#${c.charCodeAt(0)};`
  })
}
