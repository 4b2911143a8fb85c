/** A sequence of UTF-8, or as much of one as there is before the first octet that cannot follow. */
const sequence =
  /[\xc2-\xdf][\x80-\xbf]?|\xe0(?:[\xa0-\xbf][\x80-\xbf]?)?|\xed(?:[\x80-\x9f][\x80-\xbf]?)?|[\xe1-\xef][\x80-\xbf]{0,2}|\xf0(?:[\x90-\xbf][\x80-\xbf]{0,2})?|[\xf1-\xf3][\x80-\xbf]{0,3}|\xf4(?:[\x80-\x8f][\x80-\xbf]{0,2})?|[\x80-\xff]/g

/**
 * The decoder of UTF-8 of the Encoding Standard: each truncated sequence, and each octet that begins
 * none, becomes one U+FFFD.
 *
 * @param octets one code unit for each octet.
 */
export function decodeUtf8Loosely(octets: string): string {
  return octets.replace(sequence, found => {
    const lead = found.charCodeAt(0)
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    if (lead < 0xc2 || found.length < length) return '\uFFFD'
    const bits = lead & (0x7f >> length)
    return String.fromCodePoint(
      [...found.slice(1)].reduce((value, octet) => value * 64 + (octet.charCodeAt(0) & 0x3f), bits),
    )
  })
}
