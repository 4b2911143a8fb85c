/** Returns the offset after the quote that closes a scalar, on any line; -1 if there is none. */
export function endOfQuoted(text: string, start: number): number {
  const quote = text.charAt(start)
  let at = text.indexOf(quote, start + 1)
  while (at !== -1) {
    if (quote === "'") {
      if (text.charAt(at + 1) !== "'") return at + 1
      at = text.indexOf(quote, at + 2)
    } else {
      let backslashes = 0
      while (text.charAt(at - 1 - backslashes) === '\\') backslashes++
      if (backslashes % 2 === 0) return at + 1
      at = text.indexOf(quote, at + 1)
    }
  }
  return -1
}
