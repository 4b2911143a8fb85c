import type { OffsetMap, Span } from '@hreflint/core'
import { decodeEscapes, type EscapeSyntax } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'

/** How an autolink is written, and what its URL begins with that is not written. */
interface AutolinkForm {
  readonly prefix: string
  /** What it begins with and cannot do without, so that it cannot be edited: a literal one, a domain. */
  readonly head: RegExp
  /** Where the part that can be edited ends. */
  readonly tail: RegExp
  /**
   * What can be put into it so that it stays one. Between `<` and `>` white space and brackets end
   * it. A literal one ends by rules that look at what follows, so that only what no rule speaks of
   * is written. A `;` may complete a character reference, a `|` end the cell of a table.
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
 * The URL of an autolink at `start` to `end` of the source. There are no escapes; implementations
 * differ in whether character references count, so what one may stand for is a hole.
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

/** What may be a character reference, outside the placeholders. */
function referencesIn({ text, holes }: EmbeddedText): Span[] {
  if (!text.includes('&')) return []
  return [...text.matchAll(/&(?:#[xX]?)?[0-9A-Za-z]{1,31};/g)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !holes.some(hole => hole.start < end && start < hole.end))
}

/** The map of a text that begins with `length` units which are not written. */
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
