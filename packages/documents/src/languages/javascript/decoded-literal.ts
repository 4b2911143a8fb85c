import { applyEdits, type OffsetMap, type TextEdit } from '@hreflint/core'

/** The value of a JavaScript or JSX literal, with the way back to its source. */
export interface DecodedLiteral {
  /** The value as the engine sees it. */
  readonly text: string
  /** From `text` back to the document. */
  readonly map: OffsetMap
  /** Writes a replacement in the syntax of this literal. Returns null if that is not possible. */
  escape(replacement: string): string | null
  /**
   * Decodes different text between the same delimiters. Returns null if it has no value or cannot
   * occur between them.
   */
  redecode(inside: string): string | null
  /** The source text between the delimiters, and its offset in the document. */
  readonly inside: string
  readonly offset: number
}

/**
 * Converts edits of the decoded text to edits of the document, in the syntax of the literal.
 *
 * The result is proved: decoding the edited literal gives the edited text. A correct edit can still
 * be spoiled by its neighbors (`$` before `{`, `\0` before a digit). Returns null if an edit cuts
 * an escape or the proof fails.
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
  // These edits cannot form an escape with the text around them, and decoding a long literal for
  // each edit is slow.
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

/** Whether a literal contains no escapes. */
function isPlain(literal: DecodedLiteral): boolean {
  let known = plain.get(literal)
  if (known === undefined) {
    known = literal.text === literal.inside
    plain.set(literal, known)
  }
  return known
}
