/** A message may be large, since it may hold a document, but not larger than a string can be. */
const largest = 512 * 1024 * 1024

/** So much without the end of a header is no header. */
const longestHeader = 64 * 1024

const mark = 'Content-Length:'
const endOfHeader = '\r\n\r\n'
const lengthField = /content-length:[ \t]*(\d{1,10})[ \t]*(?:\r|$)/i

/** A line ending in JSON text is white space, so that no document can hold one before a brace. */
const nextHeader = /Content-Length: *\d+\r\n(?:Content-Type:[^\r\n]*\r\n)?\r\n\s*\{/

/**
 * Cuts a stream of bytes into messages. What is no message is left out with a complaint, and reading
 * goes on where the next one begins: whoever started this process may have written anything.
 */
export class MessageFrames {
  #chunks: Buffer[] = []
  #size = 0
  /** With fewer bytes than this there is nothing to be found. */
  #needed = 0
  readonly #complain: (what: string) => void

  constructor(complain: (what: string) => void) {
    this.#complain = complain
  }

  /** Takes what arrived next; gives the messages that are whole now. */
  push(chunk: Buffer): readonly object[] {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#size < this.#needed && !chunk.includes(endOfHeader)) return []
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks)
    const messages: object[] = []
    let at = 0
    for (let next: number | null = 0; next !== null; ) {
      at = next
      next = this.#read(bytes, at, messages)
    }
    const rest = bytes.subarray(at)
    this.#chunks = rest.length === 0 ? [] : [rest]
    this.#size = rest.length
    return messages
  }

  /** Reads one message; gives where to go on, or null where more must arrive first. */
  #read(bytes: Buffer, at: number, messages: object[]): number | null {
    const headerEnd = bytes.indexOf(endOfHeader, at)
    if (headerEnd === -1) {
      this.#needed = 0
      if (bytes.length - at < longestHeader) return null
      this.#complain('a header that does not end')
      return bytes.length
    }
    const start = headerEnd + endOfHeader.length
    const header = bytes.toString('latin1', at, headerEnd)
    const length = Number(lengthField.exec(header)?.[1] ?? Number.NaN)
    if (!(length <= largest)) {
      this.#complain('a header without a length')
      return start
    }
    const end = start + length
    if (bytes.length < end) {
      const next = nextHeader.exec(bytes.toString('latin1', start))?.index
      this.#needed = end - at
      if (next === undefined) return null
      this.#complain('a message that is shorter than it says')
      return start + next
    }
    const message = parsed(bytes.toString('utf8', start, end))
    if (message !== null) {
      messages.push(message)
      return end
    }
    this.#complain('a message that is no JSON object')
    const next = bytes.indexOf(mark, start)
    return next !== -1 && next < end ? next : end
  }
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
