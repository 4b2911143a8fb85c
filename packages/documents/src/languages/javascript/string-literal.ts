import type { MapSegment } from '@hreflint/core'
import { identityMap, segmentMap } from '@hreflint/core/internal'
import type { DecodedLiteral } from './decoded-literal.ts'
import { type Escape, readEscape } from './escape-sequence.ts'
import { escapeFor, type Quoting } from './quoting.ts'

export type { Quoting } from './quoting.ts'

/**
 * Decodes a string literal or a piece of a template literal.
 *
 * @param inside The source text between the delimiters. Do not use the `raw` text of a parser: its
 * line endings may be normalized.
 * @param offset The offset of `inside` in the document.
 * @returns Null if `inside` has no value (an invalid escape) or cannot occur between these
 * delimiters. Legacy octal escapes are decoded. Whether they are allowed is for the parser to
 * decide.
 */
export function decodeStringLiteral(
  inside: string,
  quoting: Quoting,
  offset = 0,
): DecodedLiteral | null {
  const segments = readSegments(inside, quoting, offset)
  if (segments === null) return null
  const plain = segments === plainText
  return {
    text: plain ? inside : segments.map(segment => segment.text).join(''),
    map: plain ? identityMap(offset) : segmentMap(withTextOffsets(segments)),
    escape: replacement => escapeFor(quoting, replacement),
    redecode: changed => {
      const reread = readSegments(changed, quoting, 0)
      if (reread === null) return null
      return reread === plainText ? changed : reread.map(segment => segment.text).join('')
    },
    inside,
    offset,
  }
}

interface SourceSegment {
  readonly text: string
  readonly sourceStart: number
  readonly sourceEnd: number
  readonly copied: boolean
}

/** A single segment that covers the whole source. This is the usual case and needs no mapping. */
const plainText: readonly SourceSegment[] = []

/** Matches characters that cannot be written unchanged, or have another meaning. */
const notPlain: Record<Quoting, RegExp> = {
  single: /[\\'\n\r]/,
  double: /[\\"\n\r]/,
  template: /[\\`\r]|\$\{/,
  'raw-template': /[\\`\r]|\$\{/,
}

function readSegments(
  inside: string,
  quoting: Quoting,
  offset: number,
): readonly SourceSegment[] | null {
  if (!notPlain[quoting].test(inside)) return plainText
  const segments: SourceSegment[] = []
  let copiedFrom = 0
  let at = 0
  const endCopy = () => {
    if (copiedFrom === at) return
    const text = inside.slice(copiedFrom, at)
    segments.push({ text, sourceStart: offset + copiedFrom, sourceEnd: offset + at, copied: true })
  }
  while (at < inside.length) {
    const special = readSpecial(inside, at, quoting)
    if (special === null) return null
    const end = at + (special === 'copied' ? 1 : special.length)
    if (special === 'copied' || special.text === inside.slice(at, end)) {
      at = end
      continue
    }
    endCopy()
    const span = { sourceStart: offset + at, sourceEnd: offset + end }
    if (special.text !== '') segments.push({ text: special.text, ...span, copied: false })
    at = copiedFrom = end
  }
  endCopy()
  if (segments.length === 0) {
    // The literal contains only line continuations: an empty text at the start of the source.
    segments.push({ text: '', sourceStart: offset, sourceEnd: offset, copied: true })
  }
  return segments
}

function readSpecial(inside: string, at: number, quoting: Quoting): Escape | 'copied' | null {
  const c = inside[at]
  if (quoting === 'single' || quoting === 'double') {
    if (c === '\\') return readEscape(inside, at, true)
    const ends = c === (quoting === 'single' ? "'" : '"') || c === '\n' || c === '\r'
    return ends ? null : 'copied'
  }
  if (c === '`' || (c === '$' && inside[at + 1] === '{')) return null
  if (c === '\r') return { text: '\n', length: inside[at + 1] === '\n' ? 2 : 1 }
  if (c !== '\\') return 'copied'
  return quoting === 'template' ? readEscape(inside, at, false) : readRawEscape(inside, at)
}

/**
 * Reads a backslash in a raw template. It is literal, but the character after it cannot end the
 * template.
 */
function readRawEscape(inside: string, at: number): Escape | null {
  const next = inside[at + 1]
  if (next === undefined) return null
  if (next === '\r') return { text: '\\\n', length: inside[at + 2] === '\n' ? 3 : 2 }
  return { text: `\\${next}`, length: 2 }
}

function withTextOffsets(segments: readonly SourceSegment[]): MapSegment[] {
  let textStart = 0
  return segments.map(({ text, sourceStart, sourceEnd, copied }) => {
    const segment = {
      textStart,
      textEnd: textStart + text.length,
      sourceStart,
      sourceEnd,
      copied,
    }
    textStart = segment.textEnd
    return segment
  })
}
