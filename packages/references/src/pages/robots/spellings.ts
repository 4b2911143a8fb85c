/** Matches an escape in lower case, or one of a character that needs none: crawlers compare them differently. */
export const ambiguousEscape =
  /%(?:[\da-fA-F][a-f]|[a-f][\dA-F]|2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/

/** Matches a character that a URL does not contain as it is. */
const unescaped = /[\0- "'<>\\^`{|}\x7F]/

/**
 * Returns the paths that a rule is compared as, in the form in which the URL parser writes addresses.
 * Where crawlers differ, more is allowed.
 */
export function spellingsOf(text: string, allows: boolean): readonly string[] {
  const path = encoded(text)
  if (!allows) return ambiguousEscape.test(path) || unescaped.test(path) ? [] : [path]
  // As Google reads it, the page of a folder allows the folder.
  const folder = /\/index\.html?$/.test(path) ? [path.replace(/[^/]*$/, '$$')] : []
  return [...new Set([path, decoded(path), ...folder])]
}

/** Percent-encodes what is not ASCII, and writes escapes in upper case. */
export function encoded(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[^\0-\x7F]+/g, encodeURIComponent)
    .replaceAll(/%[\da-f]{2}/gi, found => found.toUpperCase())
}

/** Decodes the characters that need no escape, and escapes those that need one. */
function decoded(path: string): string {
  return path
    .replaceAll(/%[\dA-F]{2}/g, found => {
      const character = String.fromCharCode(Number.parseInt(found.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : found
    })
    .replaceAll(/[\0- "<>`{}\x7F]/g, encodeURIComponent)
}
