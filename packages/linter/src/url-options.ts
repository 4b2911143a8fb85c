import type { UrlOptions, UrlSpec } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { addressOrAny, type BaseUrl, type EmbeddedUrl } from '@hreflint/documents'
import type { Settings } from './config/config.ts'

/**
 * How to read the URLs of one document. The base is the one that the document sets, else the
 * document's URL, else that of any page. Equal options are the same object, so that they can be
 * keys.
 */
export class DocumentUrlOptions {
  readonly #spec: UrlSpec
  readonly #documentUrl: BaseUrl
  readonly #known = new Map<string, UrlOptions>()
  #last: UrlOptions | undefined

  constructor(settings: Settings) {
    this.#spec = findSpec(settings.spec)
    this.#documentUrl = addressOrAny(settings.documentUrl)
  }

  /** Returns the options for one URL of the document. */
  of(embedded: EmbeddedUrl): UrlOptions {
    const base = embedded.base === 'none' ? undefined : (embedded.base ?? this.#documentUrl)
    return this.#with(base, embedded.encoding)
  }

  /** Returns the options as if the document set no base. */
  withoutDocumentBase(embedded: EmbeddedUrl): UrlOptions {
    return this.#with(this.#documentUrl, embedded.encoding)
  }

  #with(base: BaseUrl | undefined, encoding: string): UrlOptions {
    // Almost all URLs of a document have the same options, so the last ones are tried first.
    const last = this.#last
    if (last !== undefined && last.base === base && last.encoding === encoding) return last
    const key = `${encoding} ${typeof base === 'object' ? base.join(' ') : (base ?? '')}`
    let options = this.#known.get(key)
    if (options === undefined) {
      options = { spec: this.#spec, base, encoding }
      this.#known.set(key, options)
    }
    this.#last = options
    return options
  }
}
