/** The text of a file, or why it has none. */
export type FileText =
  | { readonly text: string; readonly problem: null }
  | { readonly text: null; readonly problem: string }

/**
 * Decodes UTF-8, unless a byte order mark says otherwise. Rejects files that contain a NUL, which
 * no text does.
 */
export function textOfFile(name: string, bytes: Uint8Array): FileText {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (!isUtf16 && bytes.includes(0)) {
    return { text: null, problem: `${name} is a binary file: it contains no text.` }
  }
  const label = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  return { text: new TextDecoder(label).decode(bytes), problem: null }
}
