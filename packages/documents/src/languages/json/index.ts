import { blockComment, type DocumentLanguage, lineComment } from '../../language.ts'
import { locateJson } from './locate-json.ts'

export { type JsonString, locateJsonStrings } from './locate-json-strings.ts'

/**
 * JSON, and JSON with comments. Files named `.json` are read in editors, or if a configuration names them in
 * `languages`: in a folder there are reports, recordings and lock files, which nobody writes. Tables of redirects and manifests are read.
 */
export const jsonLanguages: readonly DocumentLanguage[] = [
  language('json', ['webmanifest'], ['vercel.json', 'firebase.json', 'manifest.json']),
  language('jsonc', ['jsonc']),
]

function language(
  id: string,
  extensions: readonly string[],
  fileNames: readonly string[] = [],
): DocumentLanguage {
  const comments = [lineComment, blockComment]
  return {
    id,
    extensions,
    fileNames,
    isConfiguration: true,
    comments,
    locate: text => locateJson(text),
  }
}
