import type { HoverBlock } from './hover-blocks.ts'

/**
 * Requests from the page to its worker. Offsets are UTF-16 offsets in the text of the last check.
 */
export type DocumentRequest =
  | {
      readonly kind: 'check'
      readonly text: string
      readonly language: string
      /** A configuration as JSON with comments. Empty for none. */
      readonly config: string
    }
  | { readonly kind: 'actions'; readonly from: number; readonly to: number }
  | { readonly kind: 'hover'; readonly at: number }
  | { readonly kind: 'fix-all' }

/** The worker's answer to each request. */
export interface DocumentAnswers {
  readonly check: CheckedDocument
  readonly actions: readonly DocumentAction[]
  readonly hover: DocumentHover | null
  readonly 'fix-all': readonly DocumentEdit[]
}

export interface CheckedDocument {
  readonly diagnostics: readonly DocumentDiagnostic[]
  readonly configProblems: readonly ConfigProblem[]
}

export interface DocumentDiagnostic {
  readonly from: number
  readonly to: number
  /** From 1. */
  readonly line: number
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  readonly code: string | null
}

/** A mistake in the configuration, with its place in the text. */
export interface ConfigProblem {
  readonly from: number
  readonly to: number
  readonly message: string
}

export interface DocumentEdit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

export interface DocumentAction {
  readonly title: string
  readonly isPreferred: boolean
  readonly edits: readonly DocumentEdit[]
}

export interface DocumentHover {
  readonly from: number
  readonly to: number
  readonly blocks: readonly HoverBlock[]
}
