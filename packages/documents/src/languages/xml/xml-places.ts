import type { UrlSyntax } from '../../embedded-url.ts'
import type { Vocabulary } from './namespaces.ts'

/** Elements whose text is a URL. */
const texts: Partial<Record<Vocabulary, Readonly<Record<string, UrlSyntax>>>> = {
  // RFC 4287. `id` is an identifier.
  atom: { uri: 'url', icon: 'url', logo: 'url' },
  // RSS 2.0: "the first non-whitespace characters of the data in these elements are the name of a scheme".
  rss: {
    link: 'absolute-url',
    comments: 'absolute-url',
    docs: 'absolute-url',
    url: 'absolute-url',
    guid: 'absolute-url',
  },
  rss1: { link: 'absolute-url', url: 'absolute-url' },
  // sitemaps.org: "this URL must begin with the protocol".
  sitemap: { loc: 'absolute-url' },
  'sitemap-image': { loc: 'absolute-url', license: 'absolute-url' },
  'sitemap-video': {
    thumbnail_loc: 'absolute-url',
    content_loc: 'absolute-url',
    player_loc: 'absolute-url',
  },
}

/**
 * Attributes that hold a URL, in addition to those of HTML, SVG and MathML. `*` means any element.
 */
const attributes: Partial<Record<Vocabulary, Readonly<Record<string, UrlSyntax>>>> = {
  atom: { 'link@href': 'url', 'content@src': 'url', 'generator@uri': 'url' },
  rss: { 'enclosure@url': 'absolute-url', 'source@url': 'absolute-url' },
  itunes: { 'image@href': 'url' },
  media: { 'content@url': 'url', 'thumbnail@url': 'url', 'player@url': 'url' },
  xinclude: { 'include@href': 'url' },
  xslt: { 'include@href': 'url', 'import@href': 'url' },
  xsd: {
    'include@schemaLocation': 'url',
    'import@schemaLocation': 'url',
    'redefine@schemaLocation': 'url',
    'override@schemaLocation': 'url',
  },
}

/** Prefixed attributes, on any element. */
const prefixed: Partial<Record<Vocabulary, Readonly<Record<string, UrlSyntax>>>> = {
  xlink: { href: 'url', role: 'url', arcrole: 'url' },
  rdf: { about: 'url', resource: 'url' },
}

/** Returns the URL syntax of the text of an element; null if it is not a URL. */
export function syntaxOfText(vocabulary: Vocabulary, element: string): UrlSyntax | null {
  return own(texts[vocabulary], element)
}

/** Returns the URL syntax of an unprefixed attribute; null if it is not a URL. */
export function syntaxOfAttribute(
  vocabulary: Vocabulary,
  element: string,
  attribute: string,
): UrlSyntax | null {
  const known = own(attributes[vocabulary], `${element}@${attribute}`)
  if (known !== null) return known
  // No known vocabulary uses it for anything else.
  return attribute === 'href' && vocabulary === 'unknown' ? 'url' : null
}

/** Returns the URL syntax of an attribute from another vocabulary; null if it is not a URL. */
export function syntaxOfPrefixed(vocabulary: Vocabulary, attribute: string): UrlSyntax | null {
  return own(prefixed[vocabulary], attribute)
}

function own(row: Readonly<Record<string, UrlSyntax>> | undefined, key: string): UrlSyntax | null {
  return row !== undefined && Object.hasOwn(row, key) ? (row[key] ?? null) : null
}
