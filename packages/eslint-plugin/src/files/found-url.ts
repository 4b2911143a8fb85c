import type { Issue, Span, TextEdit, UrlOptions } from '@hreflint/core'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'

/** The expression of a program that fills a hole. */
export interface Filling {
  readonly expression: AstNode
  /**
   * The expression in the text that reads it, if a constant has that value. Null if the constant has
   * other parts.
   */
  readonly use: AstNode | null
  readonly program: Program
}

/** A URL in a linted file of any language. Spans are UTF-16 offsets. */
export interface FoundUrl {
  /** The text that the URL parser sees. */
  readonly text: string
  /** Spans of `text` whose value is known only when the program runs. */
  readonly holes: readonly Span[]
  /**
   * The possible base URLs. Undefined means no base. If there are several, an issue counts only if
   * every one of them gives it.
   */
  readonly bases: readonly (string | undefined)[]
  readonly encoding?: string
  /**
   * Whether the URL is a configuration value. Issues that programs repair are not reported there.
   */
  readonly isQuiet?: boolean
  /** Whether an issue is true and not worth reporting where the URL is. Absent outside of documents. */
  isQuietFor?(issue: Issue, options: UrlOptions): boolean
  /**
   * Returns what a renderer of the file turns a text into here. Absent if it leaves the text
   * unchanged.
   */
  readonly rendered?: ((text: string) => string) | undefined
  /**
   * Returns what fills a hole in a URL of a program. Null if several expressions fill it. Absent in
   * other languages.
   */
  fillingOf?(hole: Span): Filling | null
  /** Converts a span of `text` to the span to show in the file. */
  toSourceSpan(span: Span): Span
  /**
   * Converts edits of `text` to edits of the file. Null if they cannot be written there exactly.
   */
  toSourceEdits(edits: readonly TextEdit[]): readonly TextEdit[] | null
  /**
   * Why a fix is only suggested although it keeps the URL, in words that end the title of the
   * suggestion. Absent if the text is certainly a URL and nothing else reads it.
   */
  readonly caution?: string
  /**
   * Returns whether edits of the file also change a text that the program uses for something else.
   */
  isUsedElsewhere?(edits: readonly TextEdit[]): boolean
}
