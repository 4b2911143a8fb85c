import type { UrlSyntax } from '../embedded-url.ts'

/**
 * How a value holds its URLs: one URL; several separated by white space; image candidates; the
 * content of a refresh; CSS; a document; values of an animation, separated by semicolons; a CURIE
 * or IRI of RDFa; pairs `prefix: URL` or `name|URL`.
 */
export type ValueForm =
  | 'url'
  | 'url-list'
  | 'animation-values'
  | 'srcset'
  | 'css-value'
  | 'css-declarations'
  | 'document'
  | 'curie-or-url'
  | 'absolute-url-tokens'
  | 'prefix-pairs'
  | 'bar-pairs'

/** The specification that says that the attribute holds a URL. */
export type Provenance = 'html' | 'html-obsolete' | 'svg' | 'mathml' | 'xml-base' | 'rdfa' | 'its'

export interface UrlAttribute {
  readonly attribute: string
  /** Local names in lower case; `any` for a global attribute. */
  readonly elements: readonly string[] | 'any'
  /** Namespace of the elements; `any` for attributes in all of them. */
  readonly namespace: 'html' | 'svg' | 'mathml' | 'any'
  /**
   * For a global attribute: elements that exist in no other namespace, so that programs name them
   * without one. In lower case.
   */
  readonly ownElements?: readonly string[]
  readonly form: ValueForm
  readonly syntax: UrlSyntax
  /** The row only applies if another attribute of the element has one of these values. */
  readonly when?: {
    readonly attribute: string
    readonly nameInXml?: string
    readonly values: readonly string[]
  }
  /** Whether an empty value is valid and means that there is no URL. */
  readonly emptyIsNone?: boolean
  /** The attribute's name in XML, if it differs from the lower-case name in HTML. */
  readonly nameInXml?: string
  /**
   * The DOM property that sets it. Default: the property of the same name for a list of elements in
   * the standard itself; for everything else, none.
   */
  readonly property?: string
  /**
   * What shows that a value is a URL if a program does not show which element gets it. Default:
   * nothing, because `data` and `background` are also properties of other things. Each includes
   * those before it:
   *
   * - `attribute`: `setAttribute` with this name.
   * - `absolute-property`: the assignment of an absolute URL to a property of this name.
   * - `property`: the assignment of anything.
   */
  readonly telling?: 'attribute' | 'absolute-property' | 'property'
  readonly provenance: Provenance
  /** A value whose invalid part is marked. Tests try it in every place that the row defines. */
  readonly example: string
}

/** The default examples. */
const examples: Readonly<Record<ValueForm, string>> = {
  url: '/x« »y',
  'url-list': 'https://h/a https://h/x«|»y',
  'animation-values': '/a; /x« »y ;/b',
  srcset: '/a 1x, /x«|»y 2x',
  'css-value': "url('/x« »y') none",
  'css-declarations': "background: url('/x« »y')",
  document: "<a href='/x« »y'>x</a>",
  'curie-or-url': '/x« »y',
  'absolute-url-tokens': 'ex https://h/x«|»y',
  'prefix-pairs': 'a: http://a/ b: http://b/x«|»y',
  'bar-pairs': 'mt-confidence|/x«|»y',
}

/**
 * The editions that the table follows:
 *
 * - `html`, `html-obsolete`: HTML Standard, Living Standard of 2026-09-16, index of attributes and
 *   section 16 "Obsolete features". For the values of obsolete attributes: HTML 4.01 and, for
 *   `lowsrc`, `dynsrc` and `bgsound`, what browsers read.
 * - `svg`: SVG 2 (CR 2018-10-04), linking and the presentation attributes that take a `<url>`. For
 *   `xlink:*`: SVG 1.1. For `set` and `animate` with `href`: SVG Animations Level 2.
 * - `mathml`: MathML 4 and MathML 3 (attributes of type URI).
 * - `xml-base`: XML Base. In HTML the attribute has no effect. It is listed so that it can be
 *   reported.
 * - `rdfa`: RDFa Core 1.1. `its`: ITS 2.0, section "Using ITS Markup in HTML".
 */
const html = (
  attribute: string,
  elements: string,
  syntax: UrlSyntax = 'non-empty-url',
  more: Partial<UrlAttribute> = {},
): UrlAttribute => ({
  attribute,
  elements: elements === '*' ? 'any' : elements.split(' '),
  namespace: 'html',
  form: 'url',
  syntax,
  provenance: 'html',
  example: examples[more.form ?? 'url'],
  ...more,
})

const obsolete = (
  attribute: string,
  elements: string,
  more: Partial<UrlAttribute> = {},
): UrlAttribute => html(attribute, elements, 'url', { provenance: 'html-obsolete', ...more })

const svg = (attribute: string, more: Partial<UrlAttribute> = {}): UrlAttribute =>
  html(attribute, '*', 'url', { namespace: 'svg', provenance: 'svg', ...more })

/** Returns an attribute of an element that animates `href`. */
const animated = (attribute: string, elements: string, form: ValueForm = 'url'): UrlAttribute => ({
  ...svg(attribute, { form }),
  elements: elements.split(' '),
  when: {
    attribute: 'attributename',
    nameInXml: 'attributeName',
    values: ['href', 'xlink:href'],
  },
})

const math = (name: string): UrlAttribute =>
  html(name.toLowerCase(), '*', 'url', {
    namespace: 'mathml',
    provenance: 'mathml',
    nameInXml: name,
  })

const rdfa = (attribute: string, form: ValueForm, syntax: UrlSyntax = 'url'): UrlAttribute =>
  html(attribute, '*', syntax, { form, namespace: 'any', provenance: 'rdfa' })

const its = (attribute: string, form: ValueForm = 'url'): UrlAttribute =>
  html(`its-${attribute}-ref`, '*', 'url', { form, provenance: 'its' })

const typed = (...values: string[]): Partial<UrlAttribute> => ({
  when: { attribute: 'type', values },
})

export const urlAttributes: readonly UrlAttribute[] = [
  html('href', 'a area base', 'url', { telling: 'property' }),
  html('href', 'link'),
  html('src', 'img script iframe embed audio video source track', 'non-empty-url', {
    telling: 'property',
  }),
  html('src', 'input', 'non-empty-url', typed('image')),
  html('srcset', 'img source', 'non-empty-url', { form: 'srcset', telling: 'property' }),
  html('imagesrcset', 'link', 'non-empty-url', {
    form: 'srcset',
    property: 'imageSrcset',
    telling: 'attribute',
  }),
  html('ping', 'a area', 'non-empty-http-url', { form: 'url-list', telling: 'attribute' }),
  html('poster', 'video', 'non-empty-url', { telling: 'absolute-property' }),
  html('data', 'object'),
  html('cite', 'blockquote q ins del', 'url', { telling: 'absolute-property' }),
  html('action', 'form', 'non-empty-url', { telling: 'absolute-property' }),
  html('formaction', 'button', 'non-empty-url', {
    property: 'formAction',
    telling: 'property',
  }),
  html('formaction', 'input', 'non-empty-url', typed('submit', 'image')),
  html('value', 'input', 'absolute-url', {
    ...typed('url'),
    emptyIsNone: true,
    example: 'https://h/x« »y',
  }),
  html('itemid', '*', 'url', { telling: 'attribute' }),
  html('itemtype', '*', 'absolute-url', { form: 'url-list' }),
  html('itemprop', '*', 'absolute-url', { form: 'absolute-url-tokens' }),
  html('srcdoc', 'iframe', 'url', { form: 'document' }),
  html('style', '*', 'url', {
    form: 'css-declarations',
    namespace: 'any',
    telling: 'attribute',
  }),

  obsolete('longdesc', 'img frame iframe', { property: 'longDesc' }),
  obsolete('lowsrc', 'img'),
  obsolete('dynsrc', 'img'),
  // Browsers turn `image` into `img`.
  obsolete('src', 'frame bgsound image'),
  obsolete('background', 'body', { property: 'background' }),
  obsolete('background', 'table thead tbody tfoot tr td th'),
  obsolete('profile', 'head', { form: 'url-list' }),
  obsolete('manifest', 'html'),
  obsolete('classid', 'object'),
  obsolete('codebase', 'object applet', { property: 'codeBase' }),
  obsolete('archive', 'object', { form: 'url-list' }),
  obsolete(
    'datasrc',
    'a applet button div frame iframe img input label legend marquee object option select span table textarea',
  ),
  obsolete('urn', 'a link'),
  obsolete('action', 'isindex'),

  svg('href', {
    ownElements: [
      ...['use', 'image', 'pattern', 'lineargradient', 'radialgradient', 'textpath', 'mpath'],
      ...['feimage', 'animate', 'animatemotion', 'animatetransform', 'set', 'discard'],
    ],
  }),
  svg('xlink:href', { telling: 'attribute' }),
  svg('xlink:role'),
  svg('xlink:arcrole'),
  ...['fill', 'stroke', 'filter', 'clip-path', 'mask', 'cursor'].map(name =>
    svg(name, { form: 'css-value' }),
  ),
  ...['marker', 'marker-start', 'marker-mid', 'marker-end'].map(name =>
    svg(name, { form: 'css-value' }),
  ),

  animated('to', 'set animate'),
  animated('from', 'animate'),
  animated('by', 'animate'),
  animated('values', 'animate', 'animation-values'),

  math('href'),
  math('xlink:href'),
  math('src'),
  math('altimg'),
  math('cdgroup'),
  math('definitionURL'),

  html('xml:base', '*', 'no-url', { namespace: 'any', provenance: 'xml-base' }),

  rdfa('about', 'curie-or-url'),
  rdfa('resource', 'curie-or-url'),
  rdfa('vocab', 'url'),
  rdfa('prefix', 'prefix-pairs', 'absolute-url'),
  ...['property', 'typeof', 'datatype', 'rel', 'rev'].map(name =>
    rdfa(name, 'absolute-url-tokens', 'absolute-url'),
  ),

  ...['loc-note', 'term-info', 'ta-class', 'ta-ident', 'org', 'person', 'tool'].map(n => its(n)),
  ...['rev-org', 'rev-person', 'rev-tool', 'provenance-records'].map(name => its(name)),
  ...['loc-quality-issues', 'loc-quality-issue-profile'].map(name => its(name)),
  its('loc-quality-rating-profile'),
  its('annotators', 'bar-pairs'),
]
