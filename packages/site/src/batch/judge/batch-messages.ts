import type { CodeCount } from '../batch.ts'
import type { FindingRow } from '../finding-row.ts'
import type { ListColumn } from '../lists/list-entry.ts'
import type { ListFormat } from '../lists/list-format.ts'

/** `fixed`: the files after every fix that keeps its URL. */
export type ExportFormat = 'csv' | 'json' | 'sarif' | 'fixed'

export interface BatchOptions {
  readonly spec: string
  /** Empty for none. */
  readonly base: string
  /** How the user wants lists to be read, by path. */
  readonly choices?: Readonly<Record<string, ListChoice>>
}

export interface ListChoice {
  readonly format?: ListFormat
  readonly column?: string
}

/** How a list was read. */
export interface ListReading {
  readonly path: string
  readonly format: ListFormat
  readonly columns: readonly ListColumn[]
  readonly column: string | null
}

/** A file to check, or a text with a name. `path` is relative to the chosen folder. */
export type BatchSource =
  | { readonly path: string; readonly file: File }
  | { readonly path: string; readonly text: string }

/** Messages from the page to its worker. A new run ends the one before. */
export type BatchRequest =
  | {
      readonly kind: 'run'
      readonly sources: readonly BatchSource[]
      readonly options: BatchOptions
    }
  | { readonly kind: 'stop' }
  | {
      readonly kind: 'rows'
      readonly code: string | null
      readonly from: number
      readonly count: number
    }
  | { readonly kind: 'export'; readonly format: ExportFormat }

/** Messages from the worker to the page. */
export type BatchReport =
  | ({ readonly kind: 'progress' } & BatchProgress)
  | ({ readonly kind: 'done' } & BatchResult)
  | { readonly kind: 'rows'; readonly rows: readonly FindingRow[] }
  | { readonly kind: 'export'; readonly name: string; readonly blob: Blob }
  | { readonly kind: 'failed'; readonly message: string }

export interface BatchProgress {
  /** From 0 to 1. */
  readonly share: number
  readonly urls: number
  readonly files: number
}

export interface BatchResult {
  readonly files: number
  /** Number of URLs in lists. URLs in documents are not counted. */
  readonly urls: number
  readonly urlsWithFindings: number
  readonly findings: number
  readonly counts: readonly CodeCount[]
  readonly lists: readonly ListReading[]
  /** Messages about what could not be read. */
  readonly problems: readonly string[]
  readonly milliseconds: number
  readonly wasStopped: boolean
}
