const loneSurrogate = /\p{Surrogate}/u

/** Whether a text contains no lone surrogates. */
export function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text)
}

/** Replaces each lone surrogate with U+FFFD, which programs write for an octet that is not part of a character. */
export function toWellFormed(text: string): string {
  return isWellFormed(text) ? text : text.replace(/\p{Surrogate}/gu, '\ufffd')
}
