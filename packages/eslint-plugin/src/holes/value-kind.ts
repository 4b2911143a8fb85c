/**
 * What is known of a value that fills a hole in a URL.
 *
 * - `safe`: it has no character that ends the part of the URL it is put into.
 * - `text`: it is a text that somebody may have written, and nobody has encoded.
 * - `unknown`: anything else, of which nothing is said.
 */
export type ValueKind = 'safe' | 'text' | 'unknown'

/** The kind of a value that is one of several, or is made of several. */
export function worstOf(kinds: readonly ValueKind[]): ValueKind {
  if (kinds.includes('text')) return 'text'
  return kinds.every(kind => kind === 'safe') ? 'safe' : 'unknown'
}

/** Texts that mean themselves in every part of a URL. */
export const isPlain = (text: string): boolean => /^[\w.~-]*$/.test(text)
