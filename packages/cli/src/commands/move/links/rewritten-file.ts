import { reasonOf } from '../../../arguments/usage-error.ts'
import { type DecodedFile, encodeFile } from '../../../files/text/decode-file.ts'

/** A file whose links, or names of files, are rewritten. */
export interface RewrittenFile {
  /** The path, before any move, from the root. */
  readonly path: string
  readonly document: DecodedFile
  readonly text: string
  readonly bytes: Buffer
  /** The number of links and names that are rewritten. */
  readonly links: number
}

/** Returns a file with its new text, or a sentence that says why it cannot be written. */
export function rewrittenFile(file: Omit<RewrittenFile, 'bytes'>): RewrittenFile | string {
  const { document, text } = file
  if (document.flaw !== null) return `Its links cannot be rewritten: ${document.flaw}.`
  try {
    return { ...file, bytes: encodeFile(text, document) }
  } catch (error) {
    return `Its links cannot be rewritten: ${reasonOf(error)}.`
  }
}
