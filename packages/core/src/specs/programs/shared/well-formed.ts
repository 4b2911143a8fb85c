const loneSurrogate = /\p{Surrogate}/u

/** Whether a text contains no lone surrogates. */
export function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text)
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Replaces the lone surrogates that `decodePercent` writes for octets with U+FFFD: one for all octets that begin the
 * same character, as decoders of UTF-8 do.
 */
export function toWellFormed(text: string): string {
  if (isWellFormed(text)) return text
  const decoded = text.replace(/[\udc80-\udcff]+/gu, run =>
    decoder.decode(Uint8Array.from(run, unit => unit.charCodeAt(0) - 0xdc00)),
  )
  return replaceEach(decoded)
}

/** Replaces each lone surrogate with U+FFFD. */
export function replaceEach(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
