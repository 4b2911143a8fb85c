/**
 * Returns where the text of an element whose content is not markup ends: at the `</` of its end
 * tag, or at the end of the document. `from` is the end of its start tag.
 */
export function endOfRawText(text: string, from: number, elementName: string): number {
  let at = from
  for (;;) {
    at = text.indexOf('</', at)
    if (at === -1) return text.length
    if (isTagName(text, at + 2, elementName)) return at
    at += 2
  }
}

/**
 * Returns where the text of a script ends. `<!--` hides one level of `<script>…</script>` until
 * `-->`: the "script data escaped" and "double escaped" states of HTML's tokenizer.
 */
export function endOfScript(text: string, from: number): number {
  let at = from
  /** End of the comment-like text that contains `at`, or -1. */
  let escapedUntil = -1
  let doubleEscaped = false
  /**
   * Where the last search for `-->` ended. Repeating it for many `<!--` would take quadratic time.
   */
  let nextArrow = -1
  for (;;) {
    at = text.indexOf('<', at)
    if (at === -1) return text.length
    if (escapedUntil !== -1 && at >= escapedUntil) {
      escapedUntil = -1
      doubleEscaped = false
    }
    if (text.startsWith('</', at) && isTagName(text, at + 2, 'script')) {
      if (!doubleEscaped) return at
      doubleEscaped = false
      at += 2
    } else if (escapedUntil !== -1) {
      // After `</script` has ended a double escape, another `<script` begins a new one.
      if (!doubleEscaped && isTagName(text, at + 1, 'script')) doubleEscaped = true
      at++
    } else if (text.startsWith('<!--', at)) {
      // In `<!-->`, the same dashes open and close.
      if (nextArrow < at + 2) {
        nextArrow = text.indexOf('-->', at + 2)
        if (nextArrow === -1) nextArrow = text.length
      }
      escapedUntil = nextArrow
      at += 4
    } else {
      at++
    }
  }
}

/** Whether a complete tag name is at `at`, in any case. */
function isTagName(text: string, at: number, name: string): boolean {
  const end = at + name.length
  switch (text.charCodeAt(end)) {
    case 0x09:
    case 0x0a:
    case 0x0c:
    case 0x0d:
    case 0x20:
    case 0x2f:
    case 0x3e:
      return text.slice(at, end).toLowerCase() === name
    default:
      return false
  }
}
