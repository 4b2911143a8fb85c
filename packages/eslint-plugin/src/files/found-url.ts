import type { Span, TextEdit } from '@hreflint/core'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'

/** What fills a hole: an expression of a program. */
export interface Filling {
  readonly expression: AstNode
  readonly program: Program
}

/** A URL in a linted file, whatever language the file is in. Spans are UTF-16 offsets. */
export interface FoundUrl {
  /** What the URL parser will see. */
  readonly text: string
  /** Stretches of `text` whose value is not known before the program runs. */
  readonly holes: readonly Span[]
  /**
   * The base URLs that it may be resolved against; undefined is none. Of several it is not known
   * which: then an issue counts only if each of them gives it.
   */
  readonly bases: readonly (string | undefined)[]
  readonly encoding?: string
  /** A value of a configuration: what a program repairs there is not worth a word. */
  readonly isQuiet?: boolean
  /** What a renderer of the file makes of a text in this place; absent where that is the text. */
  readonly rendered?: ((text: string) => string) | undefined
  /** What fills a hole in a URL of a program; null for more than one expression, absent in other languages. */
  fillingOf?(hole: Span): Filling | null
  /** Where to show a span of `text` in the file. */
  toSourceSpan(span: Span): Span
  /** Edits of `text` as edits of the file; null where they cannot be written there exactly. */
  toSourceEdits(edits: readonly TextEdit[]): readonly TextEdit[] | null
  /**
   * Why a repair is not made automatically, though it keeps the URL, in words that end the title of a
   * suggestion; absent where the text is certainly a URL and nothing else reads it.
   */
  readonly caution?: string
  /** Whether edits of the file change a text that the program takes for something else too. */
  isUsedElsewhere?(edits: readonly TextEdit[]): boolean
}
