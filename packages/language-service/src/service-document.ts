import type { Span } from '@hreflint/core'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Position, Range } from 'vscode-languageserver-types'
import { type PositionEncoding, unitsBetween, walkUnits } from './position-encoding.ts'

/**
 * A document as the features see it: a text with UTF-16 offsets. Only `positionAt` and `offsetAt`
 * know lines and the encoding that was negotiated with the client.
 */
export interface ServiceDocument {
  readonly uri: string
  readonly languageId: string
  readonly version: number
  readonly text: string
  positionAt(offset: number): Position
  /**
   * Returns the offset of a position. A position past the end of its line or of the document is
   * moved back.
   */
  offsetAt(position: Position): number
}

/** Wraps a text document, whose positions are in UTF-16, in a position encoding. */
export function serviceDocument(
  document: TextDocument,
  encoding: PositionEncoding = 'utf-16',
): ServiceDocument {
  const text = document.getText()
  const { uri, languageId, version } = document
  if (encoding === 'utf-16') {
    return {
      uri,
      languageId,
      version,
      text,
      positionAt: offset => document.positionAt(offset),
      offsetAt: position => document.offsetAt(position),
    }
  }
  // Diagnostics come in document order, often many on one long line. Continuing from the last
  // conversion keeps them linear.
  let last = { lineStart: -1, offset: 0, units: 0 }
  return {
    uri,
    languageId,
    version,
    text,
    positionAt: offset => {
      const { line, character } = document.positionAt(offset)
      const end = offset < 0 ? 0 : document.offsetAt({ line, character })
      const lineStart = end - character
      const from = last.lineStart === lineStart && last.offset <= end ? last : null
      const units =
        (from?.units ?? 0) + unitsBetween(text, from?.offset ?? lineStart, end, encoding)
      last = { lineStart, offset: end, units }
      return { line, character: units }
    },
    offsetAt: ({ line, character }) => {
      const start = document.offsetAt({ line, character: 0 })
      const end = document.offsetAt({ line, character: Number.MAX_SAFE_INTEGER })
      return walkUnits(text, start, end, character, encoding)
    },
  }
}

/** Returns the range of a span in the positions of the document. */
export function rangeOf(document: ServiceDocument, span: Span): Range {
  return { start: document.positionAt(span.start), end: document.positionAt(span.end) }
}

/** Returns the span of a range. The ends are swapped if the client sent them in the wrong order. */
export function spanOf(document: ServiceDocument, range: Range): Span {
  const a = document.offsetAt(range.start)
  const b = document.offsetAt(range.end)
  return a <= b ? { start: a, end: b } : { start: b, end: a }
}
