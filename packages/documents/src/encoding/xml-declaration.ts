import { usableEncoding } from './declared-encoding.ts'

/**
 * The encoding of `<?xml version="1.0" encoding="…"?>` at the very start of a text; null if none is
 * declared. HTML's "get an XML encoding", which takes what XML allows and a little more: browsers use
 * it for HTML and, by and large, for XML.
 */
export function encodingOfXmlDeclaration(text: string): string | null {
  if (!text.startsWith('<?xml')) return null
  const end = text.indexOf('>')
  const declaration = text.slice(0, end === -1 ? 0 : end)
  const found = /encoding[\0- ]*=[\0- ]*(?:"([^"\0- ]*)"|'([^'\0- ]*)')/.exec(declaration)
  const label = found?.[1] ?? found?.[2]
  return label === undefined ? null : usableEncoding(label)
}
