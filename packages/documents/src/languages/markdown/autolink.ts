import type { OffsetMap, Span } from '@hreflint/core'
import { decodeEscapes, type EscapeSyntax } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'

/** The syntax of a kind of autolink, and the start of its URL that is not in the source. */
interface AutolinkForm {
  readonly prefix: string
  /**
   * The start of the autolink, which makes it one and cannot be edited. For a literal autolink,
   * this includes the domain.
   */
  readonly head: RegExp
  /** Where the part that can be edited ends. */
  readonly tail: RegExp
  /**
   * Replacement texts after which it is still an autolink. White space and angle brackets end one
   * between `<` and `>`. Where a literal autolink ends depends on the characters that follow, so a
   * replacement has only characters that no rule mentions. A `;` may complete a character
   * reference, and a `|` may end the cell of a table.
   */
  readonly writable: RegExp
}

const literal = /^(?:[A-Za-z0-9/=+$@-]|%[0-9A-Fa-f]{2})+$/

const forms = {
  uri: { prefix: '', head: /^[^:]*:/, tail: /$/, writable: /^[^\0-\x20\x7F<>&;|]*$/ },
  email: {
    prefix: 'mailto:',
    head: /^/,
    tail: /@/,
    writable: /^[\w!#$%'*+/=?^`{}~-]+$/,
  },
  literalHttp: { prefix: '', head: /^[^:]*:\/\/[^/?#]*/, tail: /$/, writable: literal },
  literalWww: { prefix: 'http://', head: /^[^/?#]*/, tail: /$/, writable: literal },
  literalEmail: { prefix: 'mailto:', head: /^/, tail: /@/, writable: /^[\w+-]+$/ },
} as const satisfies Record<string, AutolinkForm>

export type AutolinkKind = keyof typeof forms

/**
 * Returns the text of the autolink from `start` to `end` of the source. Autolinks have no escapes.
 * Implementations disagree on whether character references are decoded, so each possible reference
 * is a hole.
 */
export function autolinkText(
  source: string,
  start: number,
  end: number,
  kind: AutolinkKind,
  holes: readonly Span[],
): EmbeddedText {
  const { prefix, head, tail, writable }: AutolinkForm = forms[kind]
  const syntax: EscapeSyntax = {
    escapes: /\0/g,
    decode: () => '\uFFFD',
    escape: text => (writable.test(text) ? text : null),
    // In a table, the `|` of `\|` would end the cell without its backslash.
    joins: (whole, _, to) => whole[to] === '|',
  }
  const written = decodeEscapes(source, start, end, syntax, holes)
  const editable: Span = {
    start: head.exec(written.text)?.[0].length ?? 0,
    end: written.text.search(tail),
  }
  return {
    text: prefix + written.text,
    map: prefixedMap(written.map, prefix.length, editable),
    holes: [...written.holes, ...referencesIn(written)]
      .sort((a, b) => a.start - b.start)
      .map(hole => ({ start: hole.start + prefix.length, end: hole.end + prefix.length })),
    escape: written.escape,
  }
}

/** Finds possible character references outside the placeholders. */
function referencesIn({ text, holes }: EmbeddedText): Span[] {
  if (!text.includes('&')) return []
  return [...text.matchAll(/&(?:#[xX]?)?[0-9A-Za-z]{1,31};/g)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !holes.some(hole => hole.start < end && start < hole.end))
}

/** Returns the map for a text with a prefix of `length` units that are not in the source. */
function prefixedMap(map: OffsetMap, length: number, editable: Span): OffsetMap {
  const inner = ({ start, end }: Span): Span => ({
    start: Math.max(start - length, 0),
    end: Math.max(end - length, 0),
  })
  return {
    toSourceSpan: span => map.toSourceSpan(inner(span)),
    toEditSpan: span => {
      if (span.start - length < editable.start || span.end - length > editable.end) return null
      return map.toEditSpan(inner(span))
    },
  }
}
