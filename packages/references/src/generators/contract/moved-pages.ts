/** A page that has moved. */
export interface MovedPage {
  /** The old and new path of its source, from the content folder. */
  readonly from: string
  readonly to: string
  /** The path on the server that it had; null if that is not known. */
  readonly address: string | null
}

/** Where a generator is told that a page has moved, so that its old address leads to the new one. */
export interface MovedPages {
  /** Matches the path, from the root, of the file that says so. `page`: the source of the page itself. */
  readonly file: RegExp | 'page'
  /** Returns the new text of this file. Null if it has no place for that. */
  write(text: string, moved: MovedPage): string | null
}
