/** Matches type parameters where JSX could also begin, as TypeScript tells them apart. */
const opening =
  /<(?=\s*(?:const\s+)?[A-Za-z_$][\w$]*(?:\s*,|\s+extends\s+[^\s=>/]|(\s*=[^<>=]*)?>\s*\())/y

const loneName = /<\s*([\w$]+)\s*(?:=[^<>=]*)?>/y

/** Tells whether a `<` where an expression can begin is JSX or begins type parameters. */
export class TypeParameters {
  readonly #source: string
  /** Whether the program has an end tag with this name. */
  readonly #endTags = new Map<string, boolean>()

  constructor(source: string) {
    this.#source = source
  }

  beginAt(at: number): boolean {
    opening.lastIndex = at
    if (!opening.test(this.#source)) return false
    loneName.lastIndex = at
    const name = loneName.exec(this.#source)?.[1]
    // `<b>(text)</b>` is an element, because it has an end tag.
    return name === undefined || !this.#hasEndTag(name)
  }

  #hasEndTag(name: string): boolean {
    let has = this.#endTags.get(name)
    if (has === undefined) {
      has = this.#source.includes(`</${name}`)
      this.#endTags.set(name, has)
    }
    return has
  }
}
