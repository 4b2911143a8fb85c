import type { CommentForm } from '../code-syntax.ts'

/** Comments as C has them. */
export const blockAndLine: readonly CommentForm[] = [{ open: '//' }, { open: '/\\*', close: '*/' }]

/** The same, where one comment can contain another. */
export const nestingAndLine: readonly CommentForm[] = [
  { open: '//' },
  { open: '/\\*', close: '*/', nests: true },
]

/** One character between single quotes, also a quote; and no lifetime of Rust, which nothing closes. */
export const character =
  "'(?:\\\\[^\\n][^'\\n]{0,10}|[^'\\\\\\n\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])'"
