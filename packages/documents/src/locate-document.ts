import { requireString } from '@hreflint/core/internal'
import type { EmbeddedUrl, LocatedDocument, LocateOptions } from './embedded-url.ts'
import { findLanguage, languages } from './languages/index.ts'

/**
 * Finds the URLs of a document, its `base` elements and its comments in one pass.
 *
 * Accepts any text. Offsets are UTF-16 code units of `text`.
 *
 * @throws RangeError if the language is not known (see `languages`); TypeError if the text is not a
 * string.
 */
export function locateDocument(
  text: string,
  languageId: string,
  options: LocateOptions = {},
): LocatedDocument {
  requireString(text, 'a document')
  const language = findLanguage(languageId)
  if (language !== undefined) return language.locate(text, options)
  const known = languages.map(({ id }) => id).join(', ')
  throw new RangeError(`Unknown language id ${JSON.stringify(languageId)}. Known: ${known}.`)
}

/** Returns all `urls` of `locateDocument`. */
export function locateUrls(
  text: string,
  languageId: string,
  options?: LocateOptions,
): readonly EmbeddedUrl[] {
  return [...locateDocument(text, languageId, options).urls]
}
