import type { EscapeSyntax } from '../../decode-escapes.ts'

/**
 * How a programming language writes comments and strings: all that must be known of it to find its
 * strings. What begins something is the source of a regular expression without capturing groups.
 */
export interface CodeSyntax {
  readonly comments: readonly CommentForm[]
  /** The longer opening first: `"""` before `"`. */
  readonly strings: readonly StringForm[]
  /** What can contain a quote and is neither, as a whole: a character, a regular expression. */
  readonly passed?: string
  /** What announces a text that begins on the next line and ends at a line with the word it names. */
  readonly heredoc?: string
  /** Where the code begins in a file that is a page at first: the offset after that. */
  readonly start?: (text: string) => number
  readonly neighbors: Neighbors
  /** The first sign that a program tests others: what is wrong after it is so on purpose. */
  readonly tests?: RegExp
}

/** What before or after a string makes it a part of a longer text; only a few characters are looked at. */
export interface Neighbors {
  readonly before: RegExp
  readonly after: RegExp
}

export interface CommentForm {
  readonly open: string
  /** Without it, the comment ends with its line, or before `until`. */
  readonly close?: string
  readonly until?: string
  readonly nests?: true
}

export interface StringForm {
  readonly open: string
  /** What closes it: by default the last character of `open`; or what `closing` says. */
  readonly close?: string
  /** What closes it where that depends on what opened it; nothing else counts until then. */
  readonly closing?: (open: string) => string
  /** It may go on in the next line. */
  readonly spansLines?: true
  /** What keeps the closing from its meaning: a backslash before it, or that it is written twice. */
  readonly keeps?: 'backslash' | 'doubled'
  /** What is text though it looks like the beginning of an expression. */
  readonly kept?: string
  /** What begins an expression, which ends with the bracket that closes the last character of this. */
  readonly interpolation?: string
  /** It has no delimiters: what opens it belongs to it, and this ends it. */
  readonly bareEnd?: RegExp
  /** It inserts the value of a variable for `$name`. */
  readonly expandsNames?: true
  readonly escapes: EscapeSyntax
}
