const escapes = /(?:%[0-9A-Fa-f]{2})+/g

/**
 * Replaces every run of percent-encoded octets by the characters that they are in UTF-8. Null if
 * some octets are not UTF-8. A `%` without two digits stays.
 */
export function percentDecodeUtf8(text: string): string | null {
  let wellFormed = true
  const output = text.replace(escapes, run => {
    if (!mayBeginCharacter(run)) {
      wellFormed = false
      return run
    }
    try {
      return decodeURIComponent(run)
    } catch {
      wellFormed = false
      return run
    }
  })
  return wellFormed ? output : null
}

/** Refuses octets that begin no character; throwing and catching would take much longer. */
function mayBeginCharacter(run: string): boolean {
  const octet = Number.parseInt(run.slice(1, 3), 16)
  return octet < 0x80 || (octet > 0xc1 && octet < 0xf5)
}
