import { check, type Span, type UrlOptions, whatwg } from '@hreflint/core'
import type { UrlSyntax } from '@hreflint/documents'

/**
 * Matches a relative reference of letters, digits and `-._/`: a path, a fragment, or both. Has no
 * scheme, host, query or escape. Does not match `https//example.com/` and `www.example.com`, which have
 * an issue.
 */
const plain = /^(?!(?:https?)?\/\/|www\.)[\w./-]*(?:#[\w./-]*)?$/i

/**
 * Whether a URL is of the form that most URLs of documents have, so that only its base can be
 * wrong. False says nothing.
 */
export function isPlainReference(
  text: string,
  holes: readonly Span[],
  syntax: UrlSyntax = 'url',
): boolean {
  if (holes.length > 0 || text === '') return false
  return (syntax === 'url' || syntax === 'non-empty-url') && plain.test(text)
}

interface Known {
  readonly options: UrlOptions
  readonly conform: boolean
}

// The URLs of a document share their options, so the last answer is remembered.
let last: Known | null = null

/** Whether plain references certainly have no issue with some options. One of them tells. */
export function plainReferencesConform(options: UrlOptions): boolean {
  if (last === null || last.options !== options) {
    const conform = options.spec === whatwg && check('a', options).length === 0
    last = { options, conform }
  }
  return last.conform
}
