import type { TextEdit } from '@hreflint/core'
import type { DocumentLanguage } from '@hreflint/documents'
import type { LineIndex } from '../line-index.ts'

/** A line of a document, and the comment that it is to get. */
export interface LineToSuppress {
  /** Counted from 1. */
  readonly line: number
  readonly codes: readonly string[]
}

/** Whether a comment goes on the line before, or at the end of the line itself. */
export type CommentStyle = 'next-line' | 'line'

/**
 * Where a comment can be put that suppresses codes on a line, the best place first. Whether it is a
 * comment there, and not part of a string, only reading the result tells.
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
  // After what means a line break in Markdown, a comment would undo it.
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

/** What makes the line before it a heading, or the head of a table, in Markdown. */
const underline = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*(?:\||$))+[ \t]*$|^ {0,3}=+[ \t]*$/

/** In `pre`, a comment on a line of its own leaves an empty line. */
function isPreformatted(text: string, offset: number): boolean {
  const before = text.slice(0, offset)
  const opened = Math.max(before.lastIndexOf('<pre>'), before.lastIndexOf('<pre '))
  return opened > before.lastIndexOf('</pre>')
}

/** Where a comment can go first: some things count only at the very start. */
export function endOfPrologue(text: string): number {
  const prologue =
    /^\uFEFF?(?:<\?xml[^>]*\?>\s*|@charset[^;]*;\s*|#!.*(?:\r?\n|$)|---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$))?/
  return prologue.exec(text)?.[0].length ?? 0
}
