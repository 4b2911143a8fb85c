import type { Span } from '@hreflint/core'
import type { Finding } from '@hreflint/linter'
import type { Subject } from '../findings-of.ts'
import { triggerCharacters } from './trigger-characters.ts'
import { urlAt } from './url-at.ts'

/** A text that can replace a span of the document. */
export interface Completion {
  readonly label: string
  readonly detail: string
  readonly replaces: Span
  readonly text: string
  /** The text that an editor compares with what is typed, now and later. */
  readonly filterText: string
}

/** Common schemes of links, and what they are for. */
const schemes = [
  ['https://', 'a page or resource of the web'],
  ['http://', 'a page or resource of the web, without encryption'],
  ['mailto:', 'an e-mail address'],
  ['tel:', 'a telephone number'],
] as const

/**
 * Returns schemes at the start of a URL, and replacements for a character that was just typed and
 * is not allowed. Empty anywhere else.
 */
export function completions(
  subject: Subject,
  findings: () => readonly Finding[],
  offset: number,
): readonly Completion[] {
  const read = urlAt(subject, offset)
  if (read === null) return []
  const { text } = subject.document
  const typed = text.slice(read.span.start, offset)
  if (/^[a-z]*$/i.test(typed)) {
    const replaces = { start: read.span.start, end: offset }
    return schemes
      .filter(([scheme]) => scheme.startsWith(typed.toLowerCase()))
      .map(([scheme, detail]) => ({
        label: scheme,
        detail,
        replaces,
        text: scheme,
        filterText: scheme,
      }))
  }
  const last = text.slice(offset - 1, offset)
  if (!triggerCharacters.includes(last)) return []
  return findings().flatMap(({ span, fixes: [fix] }) => {
    if (span.end < offset || span.start >= offset || fix?.safety !== 'keeps-url') return []
    return fix.edits
      .filter(
        edit => edit.span.start === offset - 1 && edit.span.end === offset && edit.text !== '',
      )
      .map(({ text, span }) => ({
        label: text,
        detail: fix.title,
        replaces: span,
        text,
        // `%20` does not start with the space that it replaces.
        filterText: last,
      }))
  })
}
