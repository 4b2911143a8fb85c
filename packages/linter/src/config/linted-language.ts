import { findLanguage } from '@hreflint/documents'
import type { Settings } from './config.ts'

/** Returns the configuration for a file, with what ESLint leaves to hreflint. */
export function withScriptsOf<Given extends Settings>(
  config: Given,
  hasEslintPlugin: boolean,
): Given {
  return config.javascript === 'auto' && hasEslintPlugin ? { ...config, javascript: 'off' } : config
}

/**
 * Returns the language to lint a file in if its language comes from its name or its editor: the
 * same, or null if the configuration excludes programs. Not needed for languages that a
 * configuration or a person names explicitly.
 */
export function lintedLanguage(languageId: string | null, config: Settings): string | null {
  if (languageId === null || config.javascript !== 'off') return languageId
  return findLanguage(languageId)?.isScript === true ? null : languageId
}
