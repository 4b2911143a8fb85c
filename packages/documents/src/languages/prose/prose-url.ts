import { connectionSpecOf } from '@hreflint/core/internal'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { EmbeddedUrl } from '../../embedded-url.ts'
import { codeBlockUrls } from '../code/excerpts/code-blocks.ts'
import { valueUrl } from '../configuration/value-url.ts'

/** What a URL in a prose document is part of. */
export type ProsePlace = 'link' | 'image' | 'definition' | 'autolink'

/** Matches a URL whose port is a word: a pattern for readers, such as `https://host:port/`. */
const portInWords = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:[a-z_-]+(?:[/?#]|$)/i

/** Collects the URLs that a reader of a prose language finds. */
export class ProseUrls {
  readonly urls: EmbeddedUrl[] = []

  /** Adds a target if it is a URL with a known scheme. Other targets are names of documents. */
  add(target: EmbeddedText, place: ProsePlace): void {
    const { text } = target
    // In a connection string, it is a password.
    if (portInWords.test(text) && connectionSpecOf(text) === null) return
    const url = valueUrl(target, place)
    if (url !== null) this.urls.push(url)
  }

  /** Adds the connection strings in a block of code, whose other URLs are examples. */
  addCode(source: string, start: number, end: number, language: string): void {
    const block = { language, starts: [start], ends: [end] }
    for (const url of codeBlockUrls(source, block)) this.urls.push(url)
  }
}
