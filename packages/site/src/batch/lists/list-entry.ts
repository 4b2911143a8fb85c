import type { OffsetMap } from '@hreflint/core'

/** A URL of a list, with its place in the file. */
export interface ListEntry {
  readonly url: string
  /** Where it starts in the file. */
  readonly start: number
  /** Where it ends in the file. */
  readonly end: number
  /** How the URL is escaped in the file. Null if it is not escaped. */
  readonly written: WrittenForm | null
}

export interface WrittenForm {
  readonly map: OffsetMap
  /** Escapes a replacement for the file. Null if it cannot be written there. */
  escape(replacement: string): string | null
}

/** A file as a list of URLs. */
export interface ReadList {
  readonly entries: Iterable<ListEntry>
  /** The columns of a table or the keys of JSON. Empty for lines. */
  readonly columns: readonly ListColumn[]
  /** The column that is read. Null for lines. */
  readonly column: string | null
}

export interface ListColumn {
  readonly name: string
  /** Number of cells that look like URLs. */
  readonly urls: number
}

/** Returns whether a text is meant as a URL, right or wrong. */
export function looksLikeUrl(text: string): boolean {
  return /^[\0- ]*(?:[a-z][a-z\d+.-]*:[^\s]|\/\/|www\.)/i.test(text)
}

const namedSo = /\b(?:urls?|uri|link|href|address|website|homepage)\b/i

/**
 * Returns the column with the most URLs. Among columns with equally many, it prefers one with a
 * name such as "url".
 */
export function likelyColumn(columns: readonly ListColumn[]): string | null {
  const [first, ...others] = columns
  if (first === undefined) return null
  const rank = ({ name, urls }: ListColumn) => urls + (namedSo.test(name) ? 0.5 : 0)
  return others.reduce((a, b) => (rank(b) > rank(a) ? b : a), first).name
}
