import type { Span } from '@hreflint/core'

/** A file of a generator that names files of the site as plain data, as the lists of pages in its settings do. */
export interface Navigation {
  /** Matches its path from the root. */
  readonly file: RegExp
  /**
   * Returns the files that it names, whether they exist or not. Leaves out what only running the
   * generator would tell. Never throws.
   *
   * @param content The folder with the sources, from the root.
   */
  read(text: string, content: string): readonly NamedFile[]
}

/** The name of a file in a `Navigation`. */
export interface NamedFile {
  /** The path from the root. */
  readonly path: string
  /** Where the name is written, with its quotes. */
  readonly span: Span
  /** Returns how another path from the root is written there; null if that cannot be. */
  write(path: string): string | null
}
