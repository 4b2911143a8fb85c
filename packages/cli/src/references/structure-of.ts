import { type DocumentStructure, languageOf, locateDocument } from '@hreflint/documents'
import { type DocumentFacts, factsOf } from '@hreflint/references'
import { readDocument } from '../files/text/read-document.ts'

/**
 * Returns the structure of a file. Null if it cannot be read whole or its language has none.
 *
 * @param maxFileSize In bytes.
 */
export function structureOf(path: string, maxFileSize: number): DocumentStructure | null {
  const language = languageOf(path)
  const { document } = readDocument(path, maxFileSize)
  // Which anchors a browser finds in a text that is partly unreadable is not known.
  if (document?.flaw !== null || language === null) return null
  return locateDocument(document.text, language, { structure: true }).structure ?? null
}

/**
 * Returns the facts of a document without its structure. Null if it cannot be read whole or its language is unknown.
 *
 * @param maxFileSize In bytes.
 */
export function factsIn(path: string, maxFileSize: number): DocumentFacts | null {
  const language = languageOf(path)
  const { document } = readDocument(path, maxFileSize)
  if (document?.flaw !== null || language === null) return null
  return factsOf(locateDocument(document.text, language), document.text)
}
