import type { XmlBase } from '../../../markup/xml-base.ts'

type Namespace = 'html' | 'svg' | 'mathml'

interface OpenElement {
  readonly name: string
  readonly namespace: Namespace
  /** HTML's "integration points": the content of such an element is HTML again. */
  readonly integration: 'none' | 'html' | 'mathml-text'
}

interface OpenInside extends OpenElement {
  /** The `xml:base` of the element, or the nearest one around it. */
  xmlBase: XmlBase | null
}

/** Maximum depth of tracked elements. It limits the work for each tag. */
const deepest = 256

/**
 * Tracks the open elements from the outermost `svg` or `math` inward, like the HTML tree builder.
 * They decide whether `<style>` and `<title>` contain markup and whether `<![CDATA[` begins a
 * section. `closeOutside` is called for an end tag that matches nothing inside. It returns whether
 * the tag closes an HTML element outside.
 */
export class ForeignContent {
  readonly #open: OpenInside[] = []
  readonly #closeOutside: (name: string) => boolean

  constructor(closeOutside: (name: string) => boolean) {
    this.#closeOutside = closeOutside
  }

  /** Whether an `svg` or `math` is open. */
  get isOpen(): boolean {
    return this.#open.length > 0
  }

  /**
   * Whether the current node is outside the HTML namespace, so that CDATA sections are possible.
   */
  get isCurrent(): boolean {
    const current = this.#open.at(-1)
    return current !== undefined && current.namespace !== 'html'
  }

  /** The `xml:base` of the innermost open element. */
  get xmlBase(): XmlBase | null {
    return this.#open.at(-1)?.xmlBase ?? null
  }

  set xmlBase(base: XmlBase | null) {
    const current = this.#open.at(-1)
    if (current !== undefined && this.#open.length < deepest) current.xmlBase = base
  }

  /**
   * Reads a start tag and returns the namespace of its element.
   *
   * @param marked Whether the tag has the attributes that make `font` end foreign content and
   * `annotation-xml` contain HTML.
   */
  startTag(name: string, selfClosing: boolean, marked: boolean): Namespace {
    const open = this.#open
    if (!this.#takesAsHtml(name)) {
      if (!breakout.has(name) && !(name === 'font' && marked)) {
        const namespace = open.at(-1)?.namespace ?? 'html'
        if (!selfClosing)
          this.#push({ name, namespace, integration: integrationOf(name, namespace, marked) })
        return namespace
      }
      this.#leave()
    }
    if (name === 'svg' || name === 'math') {
      const namespace = name === 'svg' ? 'svg' : 'mathml'
      if (!selfClosing) this.#push({ name, namespace, integration: 'none' })
      return namespace
    }
    if (open.length > 0 && !voidElements.has(name)) {
      this.#push({ name, namespace: 'html', integration: 'none' })
    }
    return 'html'
  }

  endTag(name: string): void {
    const open = this.#open
    let at = open.length - 1
    let isShut = false
    for (let top = open[at]; top !== undefined && top.namespace !== 'html'; top = open[--at]) {
      if (top.name === name) {
        open.length = at
        return
      }
      isShut ||= top.integration !== 'none' || top.name === 'annotation-xml'
    }
    if (name === 'p' || name === 'br') {
      this.#leave()
      if (!this.isOpen) this.#closeOutside(name)
    } else if (isShut) {
      // An end tag inside an integration point closes nothing outside it.
    } else if (at === -1) {
      if (this.#closeOutside(name)) open.length = 0
    } else {
      this.#endHtml(name, at)
    }
  }

  /**
   * Closes the innermost HTML element with a name at or below index `from`, inside the integration
   * point.
   */
  #endHtml(name: string, from: number): void {
    const barriers = closing.has(name) ? scopes : closing
    for (let at = from; at >= 0; at--) {
      const element = this.#open[at]
      if (element === undefined || element.namespace !== 'html') return
      if (element.name === name) {
        this.#open.length = at
        return
      }
      if (barriers.has(element.name)) return
    }
  }

  /** Pops foreign elements up to the HTML that contains them. */
  #leave(): void {
    const open = this.#open
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      if (top.integration !== 'none' || top.namespace === 'html') break
      open.pop()
    }
  }

  #push(element: OpenElement): void {
    if (this.#open.length < deepest) this.#open.push({ ...element, xmlBase: this.xmlBase })
  }

  /** Whether a start tag here follows the rules for HTML. */
  #takesAsHtml(name: string): boolean {
    const current = this.#open.at(-1)
    if (current === undefined || current.namespace === 'html') return true
    if (current.integration === 'html') return true
    if (current.integration === 'mathml-text') return name !== 'mglyph' && name !== 'malignmark'
    return current.name === 'annotation-xml' && name === 'svg'
  }
}

function integrationOf(
  name: string,
  namespace: Namespace,
  marked: boolean,
): OpenElement['integration'] {
  if (namespace === 'svg') return svgIntegration.has(name) ? 'html' : 'none'
  if (name === 'annotation-xml') return marked ? 'html' : 'none'
  return namespace === 'mathml' && mathTokens.has(name) ? 'mathml-text' : 'none'
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const svgIntegration = words('foreignobject desc title')
const mathTokens = words('mi mo mn ms mtext')
const voidElements = words(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
)

/** Start tags that end foreign content. */
const breakout = words(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing ' +
    'menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
)

/** HTML elements that limit the scope of an end tag. */
const scopes = words('applet caption html marquee object table td template th')

/**
 * HTML elements whose end tag closes everything open inside them. `</body>`, `</html>` and
 * `</form>` close nothing: content after them is inserted where it would have been without them.
 */
const closing = words(
  'address applet article aside blockquote button caption center dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup li listing main marquee ' +
    'menu nav object ol p pre search section select summary table tbody td template tfoot th thead tr ul',
)
