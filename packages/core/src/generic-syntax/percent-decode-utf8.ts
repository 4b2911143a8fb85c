const escapes = /(?:%[0-9A-Fa-f]{2})+/g

/**
 * Replaces every run of percent-encoded octets by the characters that they are in UTF-8. Null if
 * some octets are no UTF-8. A `%` without two digits stays.
 */
export function percentDecodeUtf8(text: string): string | null {
  let wellFormed = true
  const output = text.replace(escapes, run => {
    try {
      return decodeURIComponent(run)
    } catch {
      wellFormed = false
      return run
    }
  })
  return wellFormed ? output : null
}
