import type { OffsetMap } from '@hreflint/core'

/** A URL of a list, and the way back to the text of the file. */
export interface ListEntry {
  readonly url: string
  /** Where it begins in the file. */
  readonly start: number
  /** Where it ends in the file. */
  readonly end: number
  /** How it is written there; null where it is written as it is. */
  readonly written: WrittenForm | null
}

export interface WrittenForm {
  readonly map: OffsetMap
  /** Writes a replacement as the file demands; null if it cannot be written there. */
  escape(replacement: string): string | null
}

/** A file as a list of URLs. */
export interface ReadList {
  readonly entries: Iterable<ListEntry>
  /** The columns of a table or the keys of JSON; empty for lines. */
  readonly columns: readonly ListColumn[]
  /** The column that is read; null for lines. */
  readonly column: string | null
}

export interface ListColumn {
  readonly name: string
  /** How many of its cells look like URLs. */
  readonly urls: number
}

/** Whether somebody who wrote this meant a URL, right or wrong. */
export function looksLikeUrl(text: string): boolean {
  return /^[\0- ]*(?:[a-z][a-z\d+.-]*:[^\s]|\/\/|www\.)/i.test(text)
}

const namedSo = /\b(?:urls?|uri|link|href|address|website|homepage)\b/i

/** The column with most URLs; of those with equally many, one that is named so. */
export function likelyColumn(columns: readonly ListColumn[]): string | null {
  const [first, ...others] = columns
  if (first === undefined) return null
  const rank = ({ name, urls }: ListColumn) => urls + (namedSo.test(name) ? 0.5 : 0)
  return others.reduce((a, b) => (rank(b) > rank(a) ? b : a), first).name
}
