import { findLanguage } from '@hreflint/documents'
import type { Settings } from './config.ts'

/**
 * The language that a file is linted in that has a language by its name, or by its editor's word: the
 * same, or null where the configuration leaves programs alone. What a configuration or a person names
 * explicitly needs no such question.
 */
export function lintedLanguage(languageId: string | null, config: Settings): string | null {
  if (languageId === null || config.javascript !== 'off') return languageId
  return findLanguage(languageId)?.isScript === true ? null : languageId
}
