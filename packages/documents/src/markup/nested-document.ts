import type { BaseUrl } from '../base-url.ts'
import { type EmbeddedText, nestUrl } from '../embedded-text.ts'
import type { EmbeddedUrl, LocatedDocument } from '../embedded-url.ts'
import { asRecord } from './plain-url.ts'

/** The nesting depth of a document, and what it inherits from outer documents. */
export interface Nesting {
  readonly depth: number
  /** The encoding of the document, whatever it declares; null if its declaration counts. */
  readonly encoding: string | null
}

export const outermost: Nesting = { depth: 0, encoding: null }

/** A nested document (`srcdoc`), and the number of URLs before it. */
export interface NestedDocument {
  readonly at: number
  readonly value: EmbeddedText
  /** Its encoding; null if it has the encoding of the outer document. */
  readonly encoding: string | null
}

/** What a nested document inherits. */
export interface OuterDocument {
  readonly url: BaseUrl | undefined
  /** Null if the outer document sets no base. */
  readonly base: Pick<EmbeddedUrl, 'base' | 'baseSpan'> | null
}

/**
 * Returns the URLs of a document and its nested documents, in text order. The base of the outer
 * document, which may come after them, is the URL of the inner ones.
 */
export function withNested(
  urls: Iterable<EmbeddedUrl>,
  nested: readonly NestedDocument[],
  outer: OuterDocument,
  locate: (
    text: string,
    documentUrl: BaseUrl | undefined,
    encoding: string | null,
  ) => LocatedDocument,
): Iterable<EmbeddedUrl> {
  if (nested.length === 0) return urls
  const documentUrl = outer.base === null ? outer.url : (outer.base.base ?? undefined)
  const own = [...urls]
  const all: EmbeddedUrl[] = []
  let from = 0
  for (const { at, value, encoding } of nested) {
    for (const url of own.slice(from, at)) all.push(url)
    from = at
    for (const url of locate(value.text, documentUrl, encoding).urls) {
      all.push(inherit(url, value, outer))
    }
  }
  return all.concat(own.slice(from))
}

function inherit(found: EmbeddedUrl, value: EmbeddedText, { base }: OuterDocument): EmbeddedUrl {
  const inner = asRecord(found)
  const url = nestUrl(inner, value)
  if (inner.baseSpan !== undefined) {
    return { ...url, baseSpan: value.map.toSourceSpan(inner.baseSpan) }
  }
  return inner.base === null && base !== null ? { ...url, ...base } : url
}
