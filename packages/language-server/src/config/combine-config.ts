import { findLanguage, languageOf } from '@hreflint/documents'
import {
  type Config,
  configForFile,
  lintedLanguage,
  mergeConfigs,
  withScriptsOf,
} from '@hreflint/linter'
import { ignorePatterns } from '@hreflint/linter/ignore'
import { nameOf, pathFrom } from '../files/addresses.ts'
import type { ConfigFile } from './config-files.ts'
import type { DocumentConfig } from './configuration.ts'
import { editorSettingsOf, lintSettingsOf } from './editor-settings.ts'
import { validPart } from './valid-part.ts'

/** Everything that decides the configuration of one document. */
interface Sources {
  readonly uri: string
  readonly languageId: string
  /** The editor's settings. */
  readonly section: Readonly<Record<string, unknown>>
  /** The configuration file above the document. */
  readonly file: ConfigFile | null
  /** The workspace folder that the document is in. */
  readonly root: string | null
  /** Whether ESLint runs hreflint's plugin there. */
  readonly hasEslintPlugin: boolean
  readonly complain: (message: string) => void
}

/** Merges the configuration file over the settings, and returns what applies to the document. */
export function combineConfig(sources: Sources): DocumentConfig {
  const { uri, languageId, section, file, root } = sources
  const editor = editorSettingsOf(section)
  const settings = validPart(lintSettingsOf(section))
  for (const { message } of settings.errors) sources.complain(`Setting hreflint: ${message}`)
  const folder = file?.folder ?? root
  const path = folder === null ? null : pathFrom(folder, uri)
  const whole = mergeConfigs([settings.config, file?.config ?? {}])
  const { config: given, language } = configForFile(whole, path ?? nameOf(uri))
  const config = withScriptsOf(given, sources.hasEslintPlugin)
  const ignored = path !== null && ignorePatterns([...whole.ignore]).ignores(path)
  const read = ignored || !editor.enable ? null : languageFor(uri, languageId, language, config)
  return { editor, lint: config, language: read, root, configFolder: file?.folder ?? null }
}

/**
 * Returns the language of a document: from an override, else from the editor, else from the file
 * name.
 */
function languageFor(
  uri: string,
  languageId: string,
  override: string | null,
  config: Config,
): string | null {
  const name = nameOf(uri)
  const named = Object.entries(config.languages).find(([ending]) => name.endsWith(ending))?.[1]
  const language = override ?? named
  if (language !== undefined && language !== null) {
    return findLanguage(language) === undefined ? null : language
  }
  const usual = findLanguage(languageId) !== undefined ? languageId : languageOf(name)
  return languageId === 'plaintext' ? null : lintedLanguage(usual, config)
}
