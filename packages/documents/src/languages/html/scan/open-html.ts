/** An open HTML element. */
interface OpenElement {
  readonly name: string
}

/** Maximum depth of the search for an element. It limits the work for each tag. */
const deepest = 256
/** The maximum number of formatting elements. Older ones are forgotten. */
const maxFormatting = 32

/**
 * The open HTML elements outside any `svg` or `math`. Follows the HTML tree builder as far as it
 * affects whether an end tag closes something.
 */
export class OpenHtml {
  readonly #open: OpenElement[] = []
  /** The list of active formatting elements; null is a marker. */
  readonly #formatting: (OpenElement | null)[] = []

  startTag(name: string): void {
    if (pageTags.has(name)) return
    if (tableParts.has(name)) {
      this.#startTablePart(name)
      return
    }
    this.#closeBefore(name)
    if (voidElements.has(name)) return
    if (!closesParagraph.has(name)) this.reopenFormatting()
    const element = this.#push(name)
    if (formatting.has(name)) {
      this.#formatting.push(element)
      if (this.#formatting.length > maxFormatting) this.#formatting.shift()
    } else if (marking.has(name)) {
      this.#formatting.push(null)
    }
  }

  /**
   * Reads an end tag. Returns whether it closes an element and everything open inside it. `</form>`
   * only removes the `form` element from the list.
   */
  endTag(name: string): boolean {
    if (pageTags.has(name) || voidElements.has(name)) return false
    if (name === 'form') return this.#removeForm()
    if (formatting.has(name)) return this.#endFormatting(name)
    if (headings.has(name)) return this.#popTo(this.#find(headings, scopes))
    if (marking.has(name) || tableParts.has(name) || name === 'table') {
      const scope =
        name === 'template'
          ? nothing
          : tableParts.has(name) || name === 'table'
            ? tableScopes
            : scopes
      return this.#popTo(this.#find(new Set([name]), scope))
    }
    if (name === 'p') return this.#popTo(this.#find(paragraph, buttonScopes))
    if (name === 'li') return this.#popTo(this.#find(listItem, listScopes))
    const barriers = closing.has(name) ? scopes : special
    return this.#popTo(this.#find(new Set([name]), barriers))
  }

  /**
   * Reopens formatting elements that the end of a block has closed, as text and inline elements do.
   */
  reopenFormatting(): void {
    const list = this.#formatting
    let at = list.length
    for (; at > 0; at--) {
      const element = list[at - 1]
      if (element === null || element === undefined || this.#isOpen(element)) break
    }
    for (; at < list.length; at++) {
      const element = list[at]
      if (element) list[at] = this.#push(element.name)
    }
  }

  #push(name: string): OpenElement {
    const element = { name }
    this.#open.push(element)
    return element
  }

  #isOpen(element: OpenElement): boolean {
    return this.#indexOf(element) !== -1
  }

  #indexOf(element: OpenElement): number {
    const last = Math.max(0, this.#open.length - deepest)
    for (let at = this.#open.length - 1; at >= last; at--) if (this.#open[at] === element) return at
    return -1
  }

  /** Applies the end tags that a start tag implies. */
  #closeBefore(name: string): void {
    const top = this.#open.at(-1)?.name ?? ''
    if (closesParagraph.has(name)) {
      if (name === 'li') this.#popTo(this.#find(listItem, itemBarriers))
      if (terms.has(name)) this.#popTo(this.#find(terms, itemBarriers))
      this.#popTo(this.#find(paragraph, buttonScopes))
      if (headings.has(name) && headings.has(this.#open.at(-1)?.name ?? '')) this.#open.pop()
    } else if (name === 'button') {
      this.#popTo(this.#find(new Set([name]), scopes))
    } else if (name === 'a' || name === 'nobr') {
      if (this.#activeFormatting(name) !== null) this.#endFormatting(name)
    } else if ((name === 'option' || name === 'optgroup') && top === 'option') {
      this.#open.pop()
    } else if (rubyParts.has(name) && rubyParts.has(top)) {
      this.#open.pop()
    }
  }

  /**
   * Opens a part of a table. Parts are only allowed in tables, and close what is open in the
   * previous part.
   */
  #startTablePart(name: string): void {
    const table = this.#find(tables, nothing)
    if (table === -1) return
    const around = containers[name] ?? tables
    const at = this.#find(new Set([...around, ...tables]), nothing)
    while (this.#open.length > at + 1) this.#pop()
    if (name === 'col') return
    if (name === 'tr' && tables.has(this.#open.at(-1)?.name ?? '')) this.#push('tbody')
    if (cells.has(name)) {
      if (tables.has(this.#open.at(-1)?.name ?? '')) this.#push('tbody')
      if (this.#open.at(-1)?.name !== 'tr') this.#push('tr')
    }
    this.#push(name)
    if (marking.has(name)) this.#formatting.push(null)
  }

  /** The "adoption agency algorithm", as far as it closes elements. */
  #endFormatting(name: string): boolean {
    const element = this.#activeFormatting(name)
    if (element === null) return this.#popTo(this.#find(new Set([name]), special))
    const at = this.#indexOf(element)
    if (at !== -1 && this.#find(new Set([name]), scopes) === -1) return false
    this.#formatting.splice(this.#formatting.lastIndexOf(element), 1)
    if (at === -1) return false
    // Blocks inside stay open, without the formatting.
    const inside = this.#open.slice(at + 1)
    const first = inside.findIndex(({ name }) => special.has(name))
    if (first === -1) return this.#popTo(at)
    const last = inside.findLastIndex(({ name }) => special.has(name))
    const stays = inside
      .slice(0, last + 1)
      .filter((element, index) => index >= first || this.#formatting.includes(element))
    this.#open.splice(at, inside.length + 1, ...stays)
    return true
  }

  #activeFormatting(name: string): OpenElement | null {
    const from = this.#formatting.lastIndexOf(null) + 1
    return this.#formatting.slice(from).findLast(element => element?.name === name) ?? null
  }

  #removeForm(): boolean {
    const at = this.#find(new Set(['form']), scopes)
    if (at !== -1) this.#open.splice(at, 1)
    return false
  }

  /**
   * Returns the index of the innermost open element with one of the names; -1 if there is none, or
   * if one of the barriers is inside it.
   */
  #find(names: ReadonlySet<string>, barriers: ReadonlySet<string>): number {
    const last = Math.max(0, this.#open.length - deepest)
    for (let at = this.#open.length - 1; at >= last; at--) {
      const name = this.#open[at]?.name ?? ''
      if (names.has(name)) return at
      if (barriers.has(name)) return -1
    }
    return -1
  }

  #popTo(at: number): boolean {
    if (at === -1) return false
    while (this.#open.length > at) this.#pop()
    return true
  }

  #pop(): void {
    const element = this.#open.pop()
    if (element !== undefined && marking.has(element.name)) {
      this.#formatting.length = Math.max(0, this.#formatting.lastIndexOf(null))
    }
  }
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const nothing: ReadonlySet<string> = new Set()
/** Tags that neither open nor close anything where an `svg` is allowed. */
const pageTags = words('html head body frameset')
const voidElements = words(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
)
const headings = words('h1 h2 h3 h4 h5 h6')
const paragraph = words('p')
const listItem = words('li')
const terms = words('dd dt')
const cells = words('td th')
const rubyParts = words('rb rp rt rtc')
const tables = words('table template')
const tableParts = words('caption col colgroup tbody td tfoot th thead tr')
/** The elements that contain the parts of a table. */
const containers: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: words('tbody tfoot thead'),
  td: words('tr'),
  th: words('tr'),
  col: words('colgroup'),
}
const formatting = words('a b big code em font i nobr s small strike strong tt u')
/** Formatting from outside these elements does not apply inside them. */
const marking = words('applet caption marquee object td template th')
const scopes = words('applet caption html marquee object table td template th')
const buttonScopes = new Set([...scopes, 'button'])
const listScopes = new Set([...scopes, 'ol', 'ul'])
const tableScopes = words('html table template')
/** Elements whose end tags close everything open inside them. */
const closing = words(
  'address article aside blockquote button center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer header hgroup listing main menu nav ol pre search section select summary ul',
)
const closesParagraph = new Set([
  ...words(
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form header',
  ),
  ...words(
    'hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp dd dt',
  ),
  ...headings,
])
const special = new Set([
  ...closing,
  ...voidElements,
  ...scopes,
  ...headings,
  ...tableParts,
  ...words('form iframe li noembed noframes noscript p plaintext script style textarea title xmp'),
])
const itemBarriers = new Set([...special].filter(name => !/^(?:address|div|p)$/.test(name)))
