import { applyEdits, type TextEdit } from '@hreflint/core'
import { findLanguage } from '@hreflint/documents'
import type { Config } from '../config/config.ts'
import type { LintOptions } from '../lint-document.ts'
import { endOfPrologue } from './comment-places.ts'
import { Reading } from './reading.ts'

/**
 * Returns a comment at the top of a document that suppresses every finding with a code. Returns
 * null unless linting the result shows that it does so and changes nothing else. Parameters and
 * errors are those of `lintDocument`.
 */
export function suppressCode(
  text: string,
  languageId: string,
  config: Config,
  code: string,
  options: LintOptions = {},
): TextEdit | null {
  const [comment] = findLanguage(languageId)?.comments ?? []
  if (comment === undefined) return null
  const [open, close] = comment
  const newline = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
  const at = endOfPrologue(text)
  const edit = {
    span: { start: at, end: at },
    text: `${open}hreflint-disable ${code}${close}${newline}`,
  }
  const before = new Reading(text, languageId, config, options)
  const after = new Reading(applyEdits(text, [edit]), languageId, config, options)
  const others = before.findings.filter(finding => finding.code !== code)
  return after.isLeftWith(others, before) ? edit : null
}
