import { anyPage, parse, type UrlSpec } from '@hreflint/core'

/**
 * A base URL. If the URL of the document is unknown, several: one for each that it may have
 * (`anyPage`).
 */
export type BaseUrl = string | readonly string[]

/** Returns the default base of the URLs in a document: its URL, or `anyPage` if that is unknown. */
export function addressOrAny(documentUrl: BaseUrl | null | undefined): BaseUrl {
  return documentUrl ?? anyPage
}

/** How to parse the base URLs of a document. */
export interface BaseReader {
  readonly spec?: UrlSpec | undefined
  /** Label of the encoding for the queries of base URLs. */
  readonly encoding?: string | undefined
}

/** Resolves the base URL `text` against the base `above`. Returns null if that gives no URL. */
export function resolveBase(text: string, above: BaseUrl, reader: BaseReader): BaseUrl | null {
  const resolve = (base: string) => parse(text, { ...reader, base }).url?.href ?? null
  if (typeof above === 'string') return resolve(above)
  const urls = [...new Set(above.flatMap(base => resolve(base) ?? []))]
  return urls.length > 1 ? urls : (urls[0] ?? null)
}
