import { createHash } from 'node:crypto'

/** What somebody who read the place says of a finding. */
export const verdicts = ['wanted', 'unwanted', 'false'] as const
export type Verdict = (typeof verdicts)[number]

/** What somebody who read the place says of what `--fix` writes there. */
export const rewriteVerdicts = ['right', 'hides a slip', 'breaks'] as const
export type RewriteVerdict = (typeof rewriteVerdicts)[number]

/** One mistake: findings of one code about one URL in one file. */
export interface FindingRow {
  /** A fingerprint, which changes elsewhere in the file do not change. */
  readonly id: string
  readonly code: string
  readonly path: string
  /** Of its first place. */
  readonly line: number
  /** Null until somebody has read the place. */
  readonly verdict: Verdict | null
  readonly why: string
}

/** Mistakes with one cause. They have no rows of their own. */
export interface ClassRow {
  /** A glob. */
  readonly paths: string
  readonly code: string
  /** How many there are. */
  readonly count: number
  /** How many of them were read in their places: at least ten, or all. */
  readonly read: number
  readonly verdict: Verdict
  readonly why: string
}

export interface RewriteRow {
  readonly id: string
  readonly path: string
  readonly line: number
  readonly verdict: RewriteVerdict | null
  readonly why: string
}

export type VerdictRow = FindingRow | ClassRow

export function isClass(row: VerdictRow): row is ClassRow {
  return 'paths' in row
}

/** Returns the fingerprint of what is known about a place. Nothing of a foreign text can be read from it. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}
