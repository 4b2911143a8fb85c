import { applyEdits, type TextEdit } from '@hreflint/core'
import { type CommentSyntax, findLanguage } from '@hreflint/documents'
import { endOfPrologue, type Finding, lintDocument } from '@hreflint/linter'
import type { Subject } from '../../findings-of.ts'
import { urlsOf } from '../url-at.ts'

/** Where the comment that silences a finding is put, if both places are possible. */
export type SuppressStyle = 'next-line' | 'line'

/**
 * A comment that silences a finding at its place. Proved by linting the result: the finding is gone,
 * every other one is still there. Null where no comment can do that, as in the middle of a tag.
 */
export function suppressHere(
  subject: Subject,
  all: readonly Finding[],
  finding: Finding,
  style: SuppressStyle,
): readonly TextEdit[] | null {
  const { text } = subject.document
  const { start, end } = finding.span
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const indent = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? ''
  const lineEnd = /\r?\n|$/g
  lineEnd.lastIndex = end
  const endOfLine = lineEnd.exec(text)?.index ?? text.length
  const newline = text[endOfLine] === '\r' ? '\r\n' : '\n'
  const own = all.filter(other => other.code === finding.code)
  const isGone = (left: readonly Finding[]) => {
    const gone = all.length - left.length
    const stillSo = left.filter(other => other.code === finding.code).length
    return gone > 0 && own.length - stillSo === gone && isOnOneLine(text, own, finding, gone)
  }
  const candidates = commentsOf(subject).flatMap(([open, close]): TextEdit[] => {
    const above = `${indent}${open}hreflint-disable-next-line ${finding.code}${close}${newline}`
    const comment = ` ${open}hreflint-disable-line ${finding.code}${close}`
    const edits = [
      { span: { start: lineStart, end: lineStart }, text: above },
      { span: { start: endOfLine, end: endOfLine }, text: comment },
    ]
    return style === 'line' ? edits.reverse() : edits
  })
  return firstProved(subject, candidates, isGone)
}

/** A comment at the top that silences every finding with a code. Proved, or null. */
export function suppressInFile(
  subject: Subject,
  all: readonly Finding[],
  code: string,
): readonly TextEdit[] | null {
  const { text } = subject.document
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n'
  const at = endOfPrologue(text)
  const expected = all.filter(finding => finding.code !== code).length
  const candidates = commentsOf(subject)
    .slice(0, 1)
    .map(([open, close]) => ({
      span: { start: at, end: at },
      text: `${open}hreflint-disable ${code}${close}${newline}`,
    }))
  return firstProved(subject, candidates, left => left.length === expected)
}

function firstProved(
  subject: Subject,
  candidates: readonly TextEdit[],
  isProof: (left: readonly Finding[]) => boolean,
): readonly TextEdit[] | null {
  const { document, language, config } = subject
  const before = urlTexts(subject)
  for (const candidate of candidates) {
    const text = applyEdits(document.text, [candidate])
    const left = lintDocument(text, language, config)
    // A finding is also gone if the comment broke the tag that contains its URL.
    if (isProof(left) && urlTexts({ ...subject, document: { ...document, text } }) === before) {
      return [candidate]
    }
  }
  return null
}

function urlTexts(subject: Subject): string {
  return JSON.stringify(urlsOf(subject).map(url => url.text))
}

function commentsOf({ language }: Subject): readonly CommentSyntax[] {
  return findLanguage(language)?.comments ?? []
}

/** The findings on the line of one: a comment silences all of them with its code. */
function isOnOneLine(
  text: string,
  own: readonly Finding[],
  { span }: Finding,
  gone: number,
): boolean {
  const line = own.filter(other => {
    const [first, last] = other.span.start < span.start ? [other.span, span] : [span, other.span]
    return !text.slice(first.start, last.start).includes('\n')
  })
  return line.length === gone
}
