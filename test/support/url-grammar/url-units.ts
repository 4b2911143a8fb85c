/**
 * The alphabet of the URL Standard's "URL writing" section, as the inside of character classes for
 * regular expressions with the `v` flag.
 */

/** The URL code points: https://url.spec.whatwg.org/#url-code-points */
export const urlCodePoint =
  "[[A-Za-z0-9!$&'\\(\\)*+,\\-.\\/:;=?@_~\\u{A0}-\\u{10FFFD}]--[\\p{Cs}\\p{Noncharacter_Code_Point}]]"

/** A percent-encoded byte: https://url.spec.whatwg.org/#percent-encoded-byte */
export const percentEncodedByte = '%[0-9A-Fa-f][0-9A-Fa-f]'

/** The URL units: https://url.spec.whatwg.org/#url-units */
export const urlUnit = urlUnitExcluding('')

/** URL units excluding some URL code points, which are written as the inside of a class. */
export function urlUnitExcluding(codePoints: string): string {
  const allowed = codePoints === '' ? urlCodePoint : `[${urlCodePoint}--[${codePoints}]]`
  return `(?:${allowed}|${percentEncodedByte})`
}
