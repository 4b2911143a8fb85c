import { decodeHTMLStrict } from 'entities/decode'

const predefined: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * Matches a character or entity reference. Any name is allowed, because the document may declare
 * it.
 */
export const reference = /&(?:#x[0-9A-Fa-f]+|#[0-9]+|[\w:\u0080-\uFFFF][\w.:\u0080-\uFFFF-]*);/g

/**
 * Where a reference is written. In an attribute value, white space becomes a space (XML 1.0 section
 * 3.3.3).
 */
export type ReferencePlace = 'value' | 'text'

/** Longer entities stay unknown. They are not parts of URLs, and entity bombs consist of them. */
const maxEntityLength = 4096
/** Maximum depth of nested entities. Deeper ones stay unknown. */
const maxEntityDepth = 32
/** Maximum total length of the texts of all references in a document. */
const maxTextLength = 4_000_000

/**
 * The meaning of the references in a document: characters, predefined entities, entities that the
 * internal subset of the document type declaration declares, and the HTML entities in XHTML.
 */
export class Entities {
  readonly #isXhtml: boolean
  /** Replacement texts; null if the text is unknown, as for an external entity. */
  readonly #declared = new Map<string, string | null>()
  readonly #texts = {
    value: new Map<string, string | null>(),
    text: new Map<string, string | null>(),
  }
  #spent = 0

  constructor(isXhtml: boolean) {
    this.#isXhtml = isXhtml
  }

  /**
   * Adds a declaration from the internal subset. The first declaration of a name counts (section
   * 4.2).
   */
  declare(name: string, literal: string | null): void {
    if (!this.#declared.has(name))
      this.#declared.set(name, literal === null ? null : replacementOf(literal))
  }

  /** Returns the text of a reference; null if it is unknown. */
  decode(found: string, place: ReferencePlace): string | null {
    return this.#decode(found, place, 0)
  }

  /**
   * Whether a reference is decoded. When the total length exceeds the maximum, further references
   * are not.
   */
  isKnown(found: string): boolean {
    const text = this.decode(found, 'text')
    if (text === null) return false
    this.#spent += text.length
    return this.#spent <= maxTextLength
  }

  #decode(found: string, place: ReferencePlace, depth: number): string | null {
    const name = found.slice(1, -1)
    if (name.startsWith('#')) return characterOf(name)
    if (Object.hasOwn(predefined, name)) return predefined[name] ?? null
    if (this.#declared.has(name)) return this.#textOf(name, place, depth)
    const character = this.#isXhtml ? decodeHTMLStrict(found) : found
    return character === found ? null : character
  }

  #textOf(name: string, place: ReferencePlace, depth: number): string | null {
    const texts = this.#texts[place]
    let text = texts.get(name)
    if (text !== undefined) return text
    // An entity that refers to itself has no text.
    texts.set(name, null)
    text =
      depth < maxEntityDepth ? this.#expand(this.#declared.get(name) ?? null, place, depth) : null
    texts.set(name, text)
    return text
  }

  #expand(replacement: string | null, place: ReferencePlace, depth: number): string | null {
    // An entity with markup is more than text.
    if (replacement === null || replacement.includes('<')) return null
    let text = ''
    let from = 0
    const copy = (to: number): boolean => {
      const between = replacement.slice(from, to)
      text += place === 'value' ? between.replace(/[\t\n\r]/g, ' ') : between
      return !between.includes('&') && text.length <= maxEntityLength
    }
    for (const { 0: found, index } of replacement.matchAll(reference)) {
      const decoded = copy(index) ? this.#decode(found, place, depth + 1) : null
      if (decoded === null) return null
      text += decoded
      from = index + found.length
    }
    return copy(replacement.length) ? text : null
  }
}

/**
 * Returns the replacement text of an entity. Only character references in its literal are expanded
 * (section 4.5). Null if there is a reference to a parameter entity.
 */
function replacementOf(literal: string): string | null {
  if (/%[\w:\u0080-\uFFFF]/.test(literal)) return null
  return literal
    .replace(/\r\n?/g, '\n')
    .replace(/&(#x[0-9A-Fa-f]+|#[0-9]+);/g, (_, body: string) => characterOf(body))
}

/**
 * Decodes a character reference (XML 1.0 section 4.1). Returns U+FFFD for code points that no
 * document may contain.
 */
function characterOf(body: string): string {
  const value = body[1] === 'x' ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1))
  if (value === 0 || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) return '\uFFFD'
  return String.fromCodePoint(value)
}
