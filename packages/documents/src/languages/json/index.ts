import { blockComment, type DocumentLanguage, lineComment } from '../../language.ts'
import { locateJson } from './locate-json.ts'

export { type JsonString, locateJsonStrings } from './locate-json-strings.ts'

/** JSON, and JSON with comments. */
export const jsonLanguages: readonly DocumentLanguage[] = [
  language('json', ['json']),
  language('jsonc', ['jsonc']),
]

function language(id: string, extensions: readonly string[]): DocumentLanguage {
  const comments = [lineComment, blockComment]
  return { id, extensions, isConfiguration: true, comments, locate: text => locateJson(text) }
}
