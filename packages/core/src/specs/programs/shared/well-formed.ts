const loneSurrogate = /\p{Surrogate}/u

/** Whether a text has no lone surrogate. */
export function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text)
}

/** The text with U+FFFD for each lone surrogate, as programs write an octet that is no character. */
export function toWellFormed(text: string): string {
  return isWellFormed(text) ? text : text.replace(/\p{Surrogate}/gu, '\ufffd')
}
