/**
 * Recognizes a fixed set of names in a text, ASCII case-insensitively, without slicing the text.
 * The scanner hashes the code units of a name while it reads them.
 */
export class NameTable {
  readonly #names: readonly string[]
  readonly #slots: Int32Array
  readonly #mask: number

  constructor(names: Iterable<string>) {
    this.#names = ['', ...new Set(names)]
    let size = 64
    while (size < this.#names.length * 8) size *= 2
    this.#mask = size - 1
    this.#slots = new Int32Array(size)
    for (const [id, name] of this.#names.entries()) {
      if (id === 0) continue
      let hash = 0
      for (let at = 0; at < name.length; at++) hash = nextHash(hash, name.charCodeAt(at))
      let slot = spread(hash) & this.#mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask
      this.#slots[slot] = id
    }
  }

  /** One more than the highest id. */
  get size(): number {
    return this.#names.length
  }

  nameOf(id: number): string {
    return this.#names[id] ?? ''
  }

  /** Returns the id of a name in lower case; 0 if it is not in the table. */
  idOf(name: string): number {
    return Math.max(this.#names.indexOf(name, 1), 0)
  }

  /**
   * Returns the id of the name at `text.slice(start, end)`, whose code units have this `hash`; 0 if
   * unknown.
   */
  find(text: string, start: number, end: number, hash: number): number {
    let slot = spread(hash) & this.#mask
    for (;;) {
      const id = this.#slots[slot] ?? 0
      if (id === 0 || this.#matches(id, text, start, end)) return id
      slot = (slot + 1) & this.#mask
    }
  }

  #matches(id: number, text: string, start: number, end: number): boolean {
    const name = this.#names[id] ?? ''
    if (name.length !== end - start) return false
    for (let at = 0; at < name.length; at++) {
      const code = text.charCodeAt(start + at)
      const folded = code >= 0x41 && code <= 0x5a ? code | 0x20 : code
      if (folded !== name.charCodeAt(at)) return false
    }
    return true
  }
}

/**
 * Returns the hash of a name with one more code unit. Letters of both cases have the same hash. The
 * hash of an empty name is 0.
 */
export function nextHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + (code | 0x20)) | 0
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15)
}
