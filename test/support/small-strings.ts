/** Every string over an alphabet, up to a length; the empty one first. */
export function* smallStrings(alphabet: readonly string[], longest: number): Generator<string> {
  let current = ['']
  yield ''
  for (let length = 1; length <= longest; length++) {
    const next: string[] = []
    for (const start of current) {
      for (const symbol of alphabet) {
        const text = start + symbol
        yield text
        if (length < longest) next.push(text)
      }
    }
    current = next
  }
}

/** A dozen symbols that lead into each state of the URL parser and out again. */
export const urlAlphabet = ['h', ':', '/', '\\', '?', '#', '@', '[', ']', '.', '0', '%', 'C', '|']

/** What to put before them so that each kind of URL is reached. */
export const urlPrefixes = ['', 'https://', 'https:', 'file:', 'file://', 'foo:', 'foo://']
