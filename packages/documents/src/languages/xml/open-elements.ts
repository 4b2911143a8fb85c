import type { EmbeddedText } from '../../embedded-text.ts'
import type { UrlSite } from '../../embedded-url.ts'
import type { XmlBase } from '../../markup/xml-base.ts'
import type { NamespaceScope, Vocabulary } from './namespaces.ts'

/**
 * What the text of an element is: a URL, a style sheet, a value that may be a connection string, or data in a `script`
 * with a type.
 */
export type PlaceOfText =
  | UrlSite
  | 'css'
  | 'value'
  | { readonly kind: 'data-block'; readonly type: string }

export interface OpenElement {
  readonly name: string
  readonly vocabulary: Vocabulary
  readonly prefixes: readonly string[]
  readonly base: XmlBase | null
  text: PlaceOfText | null
  readonly pieces: EmbeddedText[]
}

/** The open elements, and the prefixes that they declare. */
export class OpenElements {
  readonly #open: OpenElement[] = []
  readonly #count = new Map<string, number>()
  readonly #scope: NamespaceScope

  constructor(scope: NamespaceScope) {
    this.#scope = scope
  }

  get current(): OpenElement | undefined {
    return this.#open.at(-1)
  }

  push(element: OpenElement): void {
    this.#open.push(element)
    this.#count.set(element.name, (this.#count.get(element.name) ?? 0) + 1)
  }

  /**
   * Closes elements up to the innermost one with a name and returns that one. Closes none and
   * returns null if no such element is open.
   */
  close(name: string): OpenElement | null {
    if ((this.#count.get(name) ?? 0) === 0) return null
    for (;;) {
      const element = this.#open.pop()
      if (element === undefined) return null
      this.#count.set(element.name, (this.#count.get(element.name) ?? 1) - 1)
      for (const prefix of element.prefixes) this.#scope.release(prefix)
      if (element.name === name) return element
    }
  }
}
