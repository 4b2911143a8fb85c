import type { EmbeddedUrl, LocatedDocument, LocateOptions } from './embedded-url.ts'
import { findLanguage } from './languages.ts'

const nothing: LocatedDocument = Object.freeze({
  urls: [],
  bases: [],
  comments: [],
  encoding: 'utf-8',
})

/**
 * Finds the URLs of a document, its `base` elements and comments, in one pass.
 *
 * Never throws, for any text; offsets are UTF-16 code units of `text`. A document in a language
 * that is not known (see `languages`) has no URLs.
 */
export function locateDocument(
  text: string,
  languageId: string,
  options: LocateOptions = {},
): LocatedDocument {
  return findLanguage(languageId)?.locate(text, options) ?? nothing
}

/** The `urls` of `locateDocument`, all of them. */
export function locateUrls(
  text: string,
  languageId: string,
  options?: LocateOptions,
): readonly EmbeddedUrl[] {
  return [...locateDocument(text, languageId, options).urls]
}
