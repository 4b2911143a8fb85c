import type { Span } from '@hreflint/core'
import type { EmbeddedText } from '../embedded-text.ts'
import type { EmbeddedUrl, UrlSite } from '../embedded-url.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Gathers the URLs of one document; its base and encoding may become known after them. */
export class UrlCollector {
  readonly urls: Writable<EmbeddedUrl>[] = []

  /** Adds a URL that resolves against the document's base, or, with `none`, against nothing. */
  add(value: EmbeddedText, site: UrlSite, base: 'none' | null = null): void {
    const { text, map, holes } = value
    this.urls.push({ text, map, site, base, encoding: '', holes, escape: value.escape })
  }

  /** Gives all URLs the base and the encoding of the document. */
  settle(base: string | null, baseSpan: Span | null, encoding: string): readonly EmbeddedUrl[] {
    for (const url of this.urls) {
      if (url.encoding === '') url.encoding = encoding
      if (base === null || url.base !== null || url.site.element === 'base') continue
      url.base = base
      if (baseSpan !== null) url.baseSpan = baseSpan
    }
    return this.urls
  }
}
