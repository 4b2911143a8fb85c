import { applyEdits, type OffsetMap, type TextEdit } from '@hreflint/core'

/** The value of a literal of JavaScript or JSX, with the way back to its characters. */
export interface DecodedLiteral {
  /** The value, as the engine sees it. */
  readonly text: string
  /** From `text` back to the document. */
  readonly map: OffsetMap
  /** Writes a replacement in the syntax of this literal; null where that cannot be done. */
  escape(replacement: string): string | null
  /** Decodes another inside of the same kind of literal; null where that would be another program. */
  redecode(inside: string): string | null
  /** The inside of the literal, and where it begins in the document. */
  readonly inside: string
  readonly offset: number
}

/**
 * Edits of the decoded text as edits of the document, in the syntax of the literal.
 *
 * The result is proved: decoding the edited literal gives the edited text. Neighbors can spoil an
 * edit that is right by itself (`$` before `{`, `\0` before a digit), hence the proof. Null where
 * an edit cuts an escape, or the proof fails.
 */
export function editLiteral(
  literal: DecodedLiteral,
  edits: readonly TextEdit[],
): readonly TextEdit[] | null {
  const written: TextEdit[] = []
  for (const edit of edits) {
    const span = literal.map.toEditSpan(edit.span)
    const text = literal.escape(edit.text)
    if (span === null || text === null) return null
    written.push({ span, text })
  }
  // Nothing here can join its neighbors to an escape, and to decode all of a long literal for each edit takes long.
  if (isPlain(literal) && written.every(({ text }) => percentEncoded.test(text))) return written
  const inside = applyEdits(
    literal.inside,
    written.map(({ span, text }) => ({
      span: { start: span.start - literal.offset, end: span.end - literal.offset },
      text,
    })),
  )
  return literal.redecode(inside) === applyEdits(literal.text, edits) ? written : null
}

const percentEncoded = /^(?:%[\dA-F]{2})+$/

const plain = new WeakMap<DecodedLiteral, boolean>()

/** Whether a literal has no escapes. */
function isPlain(literal: DecodedLiteral): boolean {
  let known = plain.get(literal)
  if (known === undefined) {
    known = literal.text === literal.inside
    plain.set(literal, known)
  }
  return known
}
