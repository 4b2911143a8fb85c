const half = /\p{Surrogate}/gu

/** The characters that renderers percent-encode, and a `%` that starts no escape. */
const encoded = /%(?![0-9A-Fa-f]{2})|[^!#$%&-;=?-Z_a-z~]+/g

/**
 * Returns the URL that renderers write for a destination or an autolink. CommonMark leaves this to
 * them. Its examples, cmark, commonmark.js, markdown-it and micromark percent-encode the same
 * characters, including the backslash and brackets. (Some leave a `%` that starts no escape alone.)
 */
export function renderedDestination(text: string): string {
  return text.replace(half, '\uFFFD').replace(encoded, encodeURIComponent)
}
