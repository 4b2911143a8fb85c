import { usableEncoding } from './declared-encoding.ts'

/**
 * Returns the encoding of `<?xml version="1.0" encoding="…"?>` at the very start of a text; null if
 * none is declared. This is HTML's "get an XML encoding", which accepts slightly more than XML
 * allows. Browsers use it for HTML and, for the most part, for XML.
 */
export function encodingOfXmlDeclaration(text: string): string | null {
  if (!text.startsWith('<?xml')) return null
  const end = text.indexOf('>')
  const declaration = text.slice(0, end === -1 ? 0 : end)
  const found = /encoding[\0- ]*=[\0- ]*(?:"([^"\0- ]*)"|'([^'\0- ]*)')/.exec(declaration)
  const label = found?.[1] ?? found?.[2]
  return label === undefined ? null : usableEncoding(label)
}
