import type { LocatedDocument, LocateOptions } from './embedded-url.ts'

/** Finds the URLs in one document. Never throws. */
export type Locator = (text: string, options: LocateOptions) => LocatedDocument

/** How a comment begins and ends. */
export type CommentSyntax = readonly [open: string, close: string]

export const markupComment: CommentSyntax = ['<!-- ', ' -->']
export const blockComment: CommentSyntax = ['/* ', ' */']
export const lineComment: CommentSyntax = ['// ', '']
export const hashComment: CommentSyntax = ['# ', '']
export const semicolonComment: CommentSyntax = ['; ', '']

/** A kind of document. The `index.ts` of each language folder exports a list of these. */
export interface DocumentLanguage {
  /** The language id in the Language Server Protocol if there is one: `html`, `css`, `markdown`. */
  readonly id: string
  /** File extensions in lower case, without the dot. */
  readonly extensions: readonly string[]
  /**
   * Whole file names in lower case. Their extension may be unknown or belong to another language:
   * `dockerfile`, `vercel.json`.
   */
  readonly fileNames?: readonly string[]
  /** A programming language. Its URLs are data, so they are only checked on request. */
  readonly isScript?: true
  /** A configuration language. Its values can be anything, so only known schemes are checked. */
  readonly isConfiguration?: true
  /** Editors open its cells as documents of their own. */
  readonly hasCells?: true
  /** Tools insert variables into it that the `.env` file beside it sets. */
  readonly readsEnvironment?: true
  /** The comment syntaxes that are possible near its URLs, the usual one first. */
  readonly comments: readonly CommentSyntax[]
  /**
   * Comments should be added at the end of a line. On a line of its own, a comment would divide a
   * paragraph.
   */
  readonly commentsBeside?: true
  readonly locate: Locator
}
