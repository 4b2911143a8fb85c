import type { CodeCount } from '../batch.ts'
import type { FindingRow } from '../finding-row.ts'

export type ExportFormat = 'csv' | 'json' | 'sarif'

export interface BatchOptions {
  readonly spec: string
  /** Empty for none. */
  readonly base: string
}

/** What is to be checked: a file, or text under a name. `path` is below the folder that was chosen. */
export type BatchSource =
  | { readonly path: string; readonly file: File }
  | { readonly path: string; readonly text: string }

/** What the page tells its worker. A new run ends the one before. */
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

/** What the worker tells the page. */
export type BatchReport =
  | ({ readonly kind: 'progress' } & BatchProgress)
  | ({ readonly kind: 'done' } & BatchResult)
  | { readonly kind: 'rows'; readonly rows: readonly FindingRow[] }
  | { readonly kind: 'export'; readonly format: ExportFormat; readonly blob: Blob }
  | { readonly kind: 'failed'; readonly message: string }

export interface BatchProgress {
  /** From 0 to 1. */
  readonly share: number
  readonly urls: number
  readonly files: number
}

export interface BatchResult {
  readonly files: number
  /** Of lists; a document does not tell how many it has. */
  readonly urls: number
  readonly urlsWithFindings: number
  readonly findings: number
  readonly counts: readonly CodeCount[]
  /** What could not be read, for a person. */
  readonly problems: readonly string[]
  readonly milliseconds: number
  readonly wasStopped: boolean
}
