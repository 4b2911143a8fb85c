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
 * A comment that silences a finding at its place, and those with its code on its line. Null where no comment can do that, as
 * in the middle of a tag.
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

/** A comment at the top that silences every finding with a code; null where none can. */
export function suppressInFile(
  { document, language, config }: Subject,
  code: string,
): readonly TextEdit[] | null {
  const edit = suppressCode(document.text, language, config, code)
  return edit === null ? null : [edit]
}
