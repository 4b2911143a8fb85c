import { labelToName } from '@exodus/bytes/encoding.js'
import htmlEncodingSniffer from 'html-encoding-sniffer'

/** `<?xml version="1.0" encoding="…"?>`, and `@charset "…";` of style sheets. */
const declarations = [/^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/, /^@charset "([^"]*)";/]

/** No declaration comes later than this; HTML has this limit for its own. */
const reach = 1024

/**
 * The name, by the Encoding Standard, of the encoding that a document says it is in: by an XML
 * declaration, by `@charset`, or by a `meta` element; null if it does not say, or names none.
 */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, reach)).toString('latin1')
  for (const declaration of declarations) {
    const label = declaration.exec(head)?.[1]
    if (label !== undefined) return labelToName(label)
  }
  return metaEncoding(bytes.subarray(0, reach))
}

function metaEncoding(bytes: Uint8Array): string | null {
  try {
    const name = htmlEncodingSniffer(bytes, { defaultEncoding: '' })
    return name === '' ? null : name
  } catch {
    // The package cannot read a `content` that ends in the word `charset`.
    return null
  }
}
