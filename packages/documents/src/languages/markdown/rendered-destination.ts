const half = /\p{Surrogate}/gu

/** The characters that are not left as they are, and a `%` that encodes nothing. */
const encoded = /%(?![0-9A-Fa-f]{2})|[^!#$%&-;=?-Z_a-z~]+/g

/**
 * The address that renderers write for a destination or an autolink. CommonMark leaves it to them;
 * its examples, cmark, commonmark.js, markdown-it and micromark percent-encode the same characters,
 * the backslash and brackets among them. (A `%` that encodes nothing is left alone by some.)
 */
export function renderedDestination(text: string): string {
  return text.replace(half, '\uFFFD').replace(encoded, encodeURIComponent)
}
