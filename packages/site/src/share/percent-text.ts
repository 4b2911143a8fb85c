/**
 * Percent-encodes any UTF-16 string for a fragment. Lone surrogates are encoded like code points
 * (WTF-8), so that every string can be decoded to the same text.
 */
export function encodeText(text: string): string {
  return text
    .split(/(\p{Surrogate}+)/u)
    .map((piece, index) => (index % 2 === 0 ? encodeURIComponent(piece) : encodeSurrogates(piece)))
    .join('')
}

function encodeSurrogates(units: string): string {
  let encoded = ''
  for (let at = 0; at < units.length; at++) {
    const unit = units.charCodeAt(at)
    const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
    encoded += bytes.map(byte => `%${byte.toString(16).toUpperCase()}`).join('')
  }
  return encoded
}

/** Decodes what `encodeText` encoded. Null if the text is damaged. `+` is a plus sign. */
export function decodeText(encoded: string): string | null {
  try {
    return encoded
      .split(/((?:%ED%[AB][0-9A-F]%[89AB][0-9A-F])+)/i)
      .map((piece, index) =>
        index % 2 === 0 ? decodeURIComponent(piece) : decodeSurrogates(piece),
      )
      .join('')
  } catch {
    return null
  }
}

function decodeSurrogates(encoded: string): string {
  return encoded.replace(/%ED%([AB][0-9A-F])%([89AB][0-9A-F])/gi, (_, second, third) =>
    String.fromCharCode(
      0xd000 | ((Number.parseInt(second, 16) & 0x3f) << 6) | (Number.parseInt(third, 16) & 0x3f),
    ),
  )
}
