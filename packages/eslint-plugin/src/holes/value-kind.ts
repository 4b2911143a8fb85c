/**
 * What is known about a value that fills a hole in a URL.
 *
 * - `safe`: it contains no character that ends the part of the URL.
 * - `text`: somebody may have written it, and nothing has encoded it.
 * - `unknown`: anything else. Nothing is reported for it.
 */
export type ValueKind = 'safe' | 'text' | 'unknown'

/** Returns the kind of a value that is one of several values, or is made from several values. */
export function worstOf(kinds: readonly ValueKind[]): ValueKind {
  if (kinds.includes('text')) return 'text'
  return kinds.every(kind => kind === 'safe') ? 'safe' : 'unknown'
}

/** Returns whether a text needs no encoding in any part of a URL. */
export const isPlain = (text: string): boolean => /^[\w.~-]*$/.test(text)
