import {
  blockComment,
  type CommentSyntax,
  type DocumentLanguage,
  lineComment,
} from '../../language.ts'
import { locateJson } from './locate-json.ts'

export { type JsonString, locateJsonStrings } from './locate-json-strings.ts'

/** JSON, JSON with comments, and JSON5. Only the last two allow comments. */
export const jsonLanguages: readonly DocumentLanguage[] = [
  language('json', ['json', 'webmanifest'], []),
  language('jsonc', ['jsonc', 'code-workspace'], [lineComment, blockComment]),
  language('json5', ['json5'], [lineComment, blockComment]),
]

function language(
  id: string,
  extensions: readonly string[],
  comments: readonly CommentSyntax[],
): DocumentLanguage {
  return {
    id,
    extensions,
    isConfiguration: true,
    comments,
    locate: text => locateJson(text, id === 'json5'),
  }
}
