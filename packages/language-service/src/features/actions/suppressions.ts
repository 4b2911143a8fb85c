import type { TextEdit } from '@hreflint/core'
import {
  type CommentStyle,
  type Finding,
  LineIndex,
  suppressCode,
  suppressFindings,
} from '@hreflint/linter'
import { lintOptionsOf, type Subject } from '../../findings-of.ts'

/**
 * Returns a comment that suppresses a finding, and the others with its code on its line. Null if no
 * comment can do that, as in the middle of a tag.
 */
export function suppressHere(
  subject: Subject,
  { code, span }: Finding,
  style: CommentStyle,
): readonly TextEdit[] | null {
  const {
    document: { text },
    language,
    config,
  } = subject
  const line = new LineIndex(text).lineAt(span.start)
  const wants = (other: string, at: number) => other === code && at === line
  const { edits } = suppressFindings(text, language, config, {
    wants,
    style,
    ...lintOptionsOf(subject),
  })
  return edits.length === 0 ? null : edits
}

/**
 * Returns a comment at the top that suppresses every finding with a code. Null if no comment can do
 * that.
 */
export function suppressInFile(
  { document, language, config }: Subject,
  code: string,
): readonly TextEdit[] | null {
  const edit = suppressCode(document.text, language, config, code)
  return edit === null ? null : [edit]
}
