/** A file that is made from others. */
export interface GeneratedFile {
  /** From the root of the repository, with `/` between names. */
  readonly path: string
  readonly text: string
}
