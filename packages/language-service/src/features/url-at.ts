import { type ParseResult, parse, type Span, type UrlOptions } from '@hreflint/core'
import { findSpec, specFor } from '@hreflint/core/specs'
import { addressOrAny, type EmbeddedUrl, locateUrls } from '@hreflint/documents'
import { writtenBeyond } from '@hreflint/linter'
import type { Subject } from '../findings-of.ts'

/** A URL of a document, with its parse result. */
export interface ReadUrl {
  readonly embedded: EmbeddedUrl
  /** The URL as its author wrote it, in which its secrets are looked for. */
  readonly written: string
  /** Its place in the document. */
  readonly span: Span
  readonly options: UrlOptions
  readonly result: ParseResult
  readonly baseFrom: BaseSource
}

/** Where the base of a URL comes from. `unknown` means that it may be the address of any page. */
export type BaseSource = 'element' | 'document' | 'unknown' | 'none'

/** Returns every URL of a document. */
export function urlsOf({ document, language, config }: Subject): readonly EmbeddedUrl[] {
  return locateUrls(document.text, language, {
    documentUrl: config.documentUrl ?? undefined,
    spec: findSpec(config.spec),
    templateDelimiters: config.templateDelimiters ?? undefined,
  })
}

/** Returns the URL at an offset, including its end. If URLs are nested, returns the innermost. */
export function urlAt(subject: Subject, offset: number): ReadUrl | null {
  let found: { embedded: EmbeddedUrl; span: Span } | null = null
  for (const embedded of urlsOf(subject)) {
    const span = spanOfUrl(embedded)
    if (offset < span.start || span.end < offset) continue
    if (found === null || span.end - span.start <= found.span.end - found.span.start) {
      found = { embedded, span }
    }
  }
  return found === null ? null : readUrl(subject, found.embedded)
}

/** Returns the place of a URL in its document. */
function spanOfUrl({ map, text }: EmbeddedUrl): Span {
  return map.toSourceSpan({ start: 0, end: text.length })
}

/** Reads a URL as the linter does. */
export function readUrl({ config, document }: Subject, embedded: EmbeddedUrl): ReadUrl {
  const { base, encoding, text } = embedded
  const address = base === 'none' ? undefined : (base ?? addressOrAny(config.documentUrl))
  const spec = specFor(text, findSpec(config.spec))
  const options: UrlOptions = { spec, base: address, encoding }
  const baseFrom =
    base === 'none'
      ? 'none'
      : typeof address === 'object'
        ? 'unknown'
        : base === null
          ? 'document'
          : 'element'
  const written = text + writtenBeyond(embedded, document.text)
  const result = parse(text, options)
  return { embedded, written, span: spanOfUrl(embedded), options, result, baseFrom }
}
