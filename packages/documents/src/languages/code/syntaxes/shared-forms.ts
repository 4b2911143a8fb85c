import type { CommentForm } from '../code-syntax.ts'

/** The comments of C. */
export const blockAndLine: readonly CommentForm[] = [{ open: '//' }, { open: '/\\*', close: '*/' }]

/** The comments of C, but block comments can be nested. */
export const nestingAndLine: readonly CommentForm[] = [
  { open: '//' },
  { open: '/\\*', close: '*/', nests: true },
]

/**
 * Matches one character in single quotes, which may be a quote. Does not match lifetimes in Rust,
 * which have no closing quote.
 */
export const character =
  "'(?:\\\\[^\\n][^'\\n]{0,10}|[^'\\\\\\n\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])'"
