import type { TextEdit } from '@hreflint/core'
import type { DocumentLanguage } from '@hreflint/documents'
import type { LineIndex } from '../line-index.ts'

/** A line of a document, and the codes to suppress on it. */
export interface LineToSuppress {
  /** Counted from 1. */
  readonly line: number
  readonly codes: readonly string[]
}

/** Whether a comment is added on the line before, or at the end of the line itself. */
export type CommentStyle = 'next-line' | 'line'

/**
 * Returns the places for a comment that suppresses codes on a line, the best first. Whether the
 * result is a comment there, and not part of a string, is only known after reading it.
 */
export function commentPlaces(
  text: string,
  lines: LineIndex,
  { comments, commentsBeside }: DocumentLanguage,
  { line, codes }: LineToSuppress,
  style?: CommentStyle,
): readonly TextEdit[] {
  const start = lines.startOf(line)
  const lineText = lines.lineText(line)
  const indent = /^[ \t]*/.exec(lineText)?.[0] ?? ''
  // A comment after a Markdown hard line break would undo it.
  const endOfLine = start + lineText.replace(/[ \t]*\\?[ \t]*$/, '').length
  const newline = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
  const names = codes.join(', ')
  const isFirst = start < endOfPrologue(text)
  const isHeader = commentsBeside === true && underline.test(lines.lineText(line + 1))
  return comments.flatMap(([open, close]) => {
    const isInPre = open.startsWith('<!--') && isPreformatted(text, start)
    const above = {
      span: { start, end: start },
      text: `${indent}${open}hreflint-disable-next-line ${names}${close}${newline}`,
    }
    const beside = {
      span: { start: endOfLine, end: endOfLine },
      text: `${isInPre ? '' : ' '}${open}hreflint-disable-line ${names}${close}`,
    }
    if (isFirst) return [beside]
    if (isHeader) return [above]
    const isBeside = style === undefined ? commentsBeside === true || isInPre : style === 'line'
    return isBeside ? [beside, above] : [above, beside]
  })
}

/**
 * Matches a line that turns the previous line into a heading or the head of a table in Markdown.
 */
const underline = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*(?:\||$))+[ \t]*$|^ {0,3}=+[ \t]*$/

/** Whether an offset is in `pre`, where a comment on its own line leaves an empty line. */
function isPreformatted(text: string, offset: number): boolean {
  const before = text.slice(0, offset)
  const opened = Math.max(before.lastIndexOf('<pre>'), before.lastIndexOf('<pre '))
  return opened > before.lastIndexOf('</pre>')
}

/**
 * Returns the first offset where a comment is possible. Some constructs only count at the very
 * start.
 */
export function endOfPrologue(text: string): number {
  const prologue =
    /^\uFEFF?(?:<\?xml[^>]*\?>\s*|@charset[^;]*;\s*|#!.*(?:\r?\n|$)|---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$))?/
  return prologue.exec(text)?.[0].length ?? 0
}
