import { encodingOf } from './encoding-labels.ts'

/**
 * The encoding in which the URLs of a document are percent-encoded if the document declares it by
 * `label`; null if the label says nothing. A document that can be read to find the declaration is not
 * in UTF-16; and what cannot encode gives UTF-8.
 */
export function usableEncoding(label: string): string | null {
  const name = encodingOf(label)
  if (name === null) return null
  if (name.startsWith('utf-16') || name === 'replacement') return 'utf-8'
  return name === 'x-user-defined' ? 'windows-1252' : name
}

/** The label in the value of `content`: HTML's "extracting a character encoding from a meta". */
export function charsetOfContent(content: string): string | null {
  const found =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(
      content,
    )
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? null)
}
