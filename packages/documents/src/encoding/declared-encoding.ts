import { encodingOf } from './encoding-labels.ts'

/**
 * Returns the encoding with which URLs in a document are percent-encoded if it declares the
 * encoding `label`; null if the label is unknown. For UTF-16 this is UTF-8, because a document
 * whose declaration can be read is not in UTF-16. It is also UTF-8 for encodings that have no
 * encoder.
 */
export function usableEncoding(label: string): string | null {
  const name = encodingOf(label)
  if (name === null) return null
  if (name.startsWith('utf-16') || name === 'replacement') return 'utf-8'
  return name === 'x-user-defined' ? 'windows-1252' : name
}

/**
 * Returns the label in the value of `content`: HTML's "extracting a character encoding from a
 * meta".
 */
export function charsetOfContent(content: string): string | null {
  const found =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(
      content,
    )
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? null)
}
