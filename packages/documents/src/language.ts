import type { LocatedDocument, LocateOptions } from './embedded-url.ts'

/** Finds the URLs of one document. Never throws, for any text. */
export type Locator = (text: string, options: LocateOptions) => LocatedDocument

/** How a comment of a language begins and ends. */
export type CommentSyntax = readonly [open: string, close: string]

export const markupComment: CommentSyntax = ['<!-- ', ' -->']
export const blockComment: CommentSyntax = ['/* ', ' */']
export const lineComment: CommentSyntax = ['// ', '']
export const hashComment: CommentSyntax = ['# ', '']
export const semicolonComment: CommentSyntax = ['; ', '']

/** A kind of document. Every folder of a language exports a list of these from its `index.ts`. */
export interface DocumentLanguage {
  /** The language id of the Language Server Protocol where it has one: `html`, `css`, `markdown`. */
  readonly id: string
  /** File name endings, lower case, without the dot. */
  readonly extensions: readonly string[]
  /** Whole names of files, lower case, also with an ending that is not known, or is of another language: `dockerfile`, `vercel.json`. */
  readonly fileNames?: readonly string[]
  /** A programming language, whose URLs are data: they are looked for only where that is wanted. */
  readonly isScript?: true
  /** A configuration: its values can be anything, so that only known schemes are looked for. */
  readonly isConfiguration?: true
  /** Tools insert variables into it that the file `.env` beside it sets. */
  readonly readsEnvironment?: true
  /** The kinds of comments that can occur near its URLs, the usual one first. */
  readonly comments: readonly CommentSyntax[]
  /** A comment is better put at the end of a line: on a line of its own it would divide a paragraph. */
  readonly commentsBeside?: true
  readonly locate: Locator
}
