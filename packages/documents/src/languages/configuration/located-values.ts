import { connectionSpecOf } from '@hreflint/core'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { DocumentComment, EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { valuesFor } from './variables.ts'
import { valueUrl } from './value-url.ts'

/** A value of a configuration, and the key that has it. */
export interface ConfigurationValue {
  readonly key: string
  readonly value: EmbeddedText
  /** False where only a connection string can be told from data. Default: true. */
  readonly isForUrls?: boolean
}

/** What a reader finds in a text. */
export interface FoundValues {
  readonly values: readonly ConfigurationValue[]
  readonly comments: readonly DocumentComment[]
}

const nothing: LocatedDocument = Object.freeze({
  urls: [],
  bases: [],
  comments: [],
  encoding: 'utf-8',
})

/** Makes a locator of a reader of values; most configurations have no URL at all. */
export function locateValues(text: string, read: (text: string) => FoundValues): LocatedDocument {
  // Comments count where something else is found, as in a table of redirects.
  if (!/:\/\/|:\\\/\\\/|hreflint-/.test(text)) return nothing
  const { values, comments } = read(text)
  const urls: EmbeddedUrl[] = []
  for (const { key, value, isForUrls = true } of values) {
    const url = valueUrl(value, key)
    if (url !== null && (isForUrls || connectionSpecOf(url.text) !== null)) urls.push(url)
  }
  return { ...nothing, urls, comments, values: valuesFor(urls, () => values) }
}
