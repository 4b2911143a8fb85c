/** The relevant namespaces, and the names used for them here. */
const names = {
  'http://www.w3.org/1999/xhtml': 'html',
  'http://www.w3.org/2000/svg': 'svg',
  'http://www.w3.org/1998/Math/MathML': 'mathml',
  'http://www.w3.org/1999/xlink': 'xlink',
  'http://www.w3.org/XML/1998/namespace': 'xml',
  'http://www.w3.org/2001/XInclude': 'xinclude',
  'http://www.w3.org/1999/XSL/Transform': 'xslt',
  'http://www.w3.org/2001/XMLSchema': 'xsd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'http://www.w3.org/2005/Atom': 'atom',
  'http://purl.org/rss/1.0/': 'rss1',
  'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'http://search.yahoo.com/mrss/': 'media',
  'http://www.sitemaps.org/schemas/sitemap/0.9': 'sitemap',
  'http://www.google.com/schemas/sitemap/0.84': 'sitemap',
  'http://www.google.com/schemas/sitemap-image/1.1': 'sitemap-image',
  'http://www.google.com/schemas/sitemap-video/1.1': 'sitemap-video',
} as const

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

/** `rss` has no namespace. It is the vocabulary of documents with an `rss` root. */
export type Vocabulary = (typeof names)[keyof typeof names] | 'rss' | 'unknown'

/** Returns the vocabulary of a namespace name. */
function vocabularyOf(namespace: string): Vocabulary {
  return Object.hasOwn(names, namespace) ? names[namespace as keyof typeof names] : 'unknown'
}

/** The bindings of the prefixes at the position of the scanner. */
export class NamespaceScope {
  readonly #bound = new Map<string, string[]>([['xml', [xmlNamespace]]])
  /**
   * Prefixes that people use without declaring them, and the default vocabulary of the language.
   */
  readonly #implied: ReadonlyMap<string, Vocabulary>

  constructor(byDefault: Vocabulary) {
    this.#implied = new Map<string, Vocabulary>([
      ['', byDefault],
      ['xlink', 'xlink'],
      ['svg', 'svg'],
    ])
  }

  bind(prefix: string, namespace: string): void {
    const stack = this.#bound.get(prefix)
    if (stack === undefined) this.#bound.set(prefix, [namespace])
    else stack.push(namespace)
  }

  release(prefix: string): void {
    this.#bound.get(prefix)?.pop()
  }

  /** The namespace of unprefixed elements; empty if they have none. */
  get unprefixed(): string {
    return this.#bound.get('')?.at(-1) ?? ''
  }

  of(prefix: string): Vocabulary {
    const namespace = this.#bound.get(prefix)?.at(-1)
    if (namespace !== undefined) return vocabularyOf(namespace)
    return this.#implied.get(prefix) ?? 'unknown'
  }
}

/** Returns the prefix (empty if there is none) and the local part of a name. */
export function splitName(qualified: string): readonly [prefix: string, local: string] {
  const colon = qualified.indexOf(':')
  return colon === -1 ? ['', qualified] : [qualified.slice(0, colon), qualified.slice(colon + 1)]
}

/** Vocabularies without a namespace, by the name of the root element. */
export const byRoot: Readonly<Record<string, Vocabulary>> = {
  rss: 'rss',
  urlset: 'sitemap',
  sitemapindex: 'sitemap',
}
