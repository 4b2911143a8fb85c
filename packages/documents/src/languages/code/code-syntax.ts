import type { EscapeSyntax } from '../../decode-escapes.ts'

/**
 * The comment and string syntax of a programming language: all that hreflint needs to find its
 * strings. Each opening is the source of a regular expression without capturing groups.
 */
export interface CodeSyntax {
  readonly comments: readonly CommentForm[]
  /** Longer openings come first: `"""` before `"`. */
  readonly strings: readonly StringForm[]
  /**
   * Matches whole constructs that may contain a quote but are neither comments nor strings, such as
   * characters and regular expressions.
   */
  readonly passed?: string
  /**
   * Matches what announces a text that begins on the next line and ends at a line with the word
   * that the announcement names.
   */
  readonly heredoc?: string
  /** For files that begin as a page: returns the offset where the code begins. */
  readonly start?: (text: string) => number
  readonly neighbors: Neighbors
  /**
   * Matches the first sign that the program contains tests. Invalid URLs after it are there on
   * purpose.
   */
  readonly tests?: RegExp
}

/**
 * What makes a string a part of a longer text when it is before or after it. Only a few characters
 * are checked.
 */
export interface Neighbors {
  readonly before: RegExp
  readonly after: RegExp
}

export interface CommentForm {
  readonly open: string
  /** Without `close`, the comment ends at the end of the line, or before `until`. */
  readonly close?: string
  readonly until?: string
  readonly nests?: true
}

export interface StringForm {
  readonly open: string
  /**
   * What closes the string. Default: the last character of `open`. Not used if there is a
   * `closing`.
   */
  readonly close?: string
  /**
   * Returns what closes the string where that depends on the opening. Nothing else in the string is
   * special.
   */
  readonly closing?: (open: string) => string
  /** The string may continue on the next line. */
  readonly spansLines?: true
  /** How the closing is written as text: with a backslash before it, or twice. */
  readonly keeps?: 'backslash' | 'doubled'
  /** Matches text that only looks like the start of an expression. */
  readonly kept?: string
  /**
   * Matches the start of an expression. The bracket that closes its last character ends the
   * expression.
   */
  readonly interpolation?: string
  /** Matches a variable that is inserted without brackets: `$name`. */
  readonly names?: string
  /** For a string without delimiters: matches its end. The opening is part of the string. */
  readonly bareEnd?: RegExp
  /** Matches the opening of a list of words, such as `%w[` in Ruby. Each word is a string. */
  readonly opensWords?: RegExp
  /** Expressions are those of a shell: `${name:-default}`. */
  readonly expandsNames?: true
  readonly escapes: EscapeSyntax
}
