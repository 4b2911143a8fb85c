/**
 * What an attribute demands, in the words of the HTML Standard's index of attributes where it is in
 * it. Each is tried with an empty value and a relative URL as well.
 */
export type Demand =
  | 'URL'
  | 'non-empty URL'
  | 'absolute URL'
  | 'empty, or absolute URL'
  | 'list of absolute URLs'
  | 'list of non-empty http(s) URLs'
  | 'image candidates'
  | 'tokens, absolute URLs if they have a colon'
  | 'list of URLs'
  | 'CSS'
  | 'CURIE or URL'
  | 'pairs with absolute URLs'
  | 'no URL, and no effect'

/** A row of a table of URL attributes: the same for each of its elements. */
export interface AttributeRow {
  readonly attribute: string
  readonly elements: string
  readonly demand: Demand
  /** A value with what is wrong in it marked; with `%20` in its place, it is sound. */
  readonly value: string
  /** Other attributes of the tag. */
  readonly beside?: string
  /** The text before the tag. */
  readonly inside?: string
}

const space = '/x« »y'
const token = 'https://h/a https://h/x«|»y'

const row = (
  attribute: string,
  elements: string,
  demand: Demand = 'non-empty URL',
  value: string = space,
  more: Pick<AttributeRow, 'beside' | 'inside'> = {},
): AttributeRow => ({ attribute, elements, demand, value, ...more })

/** The 27 pairs of element and attribute in the index of the HTML Standard. */
export const indexRows: readonly AttributeRow[] = [
  row('href', 'a area base', 'URL'),
  row('href', 'link', 'non-empty URL', space, { beside: 'rel=icon' }),
  row('imagesrcset', 'link', 'image candidates', '/a 1w, /x«|»y 100w'),
  row('ping', 'a area', 'list of non-empty http(s) URLs', '/a /x«|»y'),
  row('src', 'script img iframe embed audio video source track'),
  row('src', 'input', 'non-empty URL', space, { beside: 'type=" IMAGE"' }),
  row('srcset', 'img source', 'image candidates', 'data:,a,b 1x,/x«|»y, /c 2x'),
  row('poster', 'video'),
  row('data', 'object'),
  row('cite', 'blockquote q ins del', 'URL'),
  row('action', 'form'),
  row('formaction', 'button'),
  row('formaction', 'input', 'non-empty URL', space, { beside: 'type=submit' }),
]

/** What HTML defines beside the index: by the type of the control, on every element, in XML. */
export const furtherRows: readonly AttributeRow[] = [
  row('formaction', 'input', 'non-empty URL', space, { beside: 'type=image' }),
  row('value', 'input', 'empty, or absolute URL', 'https://h/x« »y', { beside: 'type=URL' }),
  row('itemid', 'p x-y', 'URL'),
  row('itemtype', 'p x-y', 'list of absolute URLs', token),
  row('itemprop', 'p x-y', 'tokens, absolute URLs if they have a colon', `name ${token}`),
  row('style', 'p x-y', 'CSS', "background: url('/x« »y')"),
  row('xml:base', 'p x-y', 'no URL, and no effect'),
]

/** What HTML calls obsolete, and browsers fetched or followed. */
export const obsoleteRows: readonly AttributeRow[] = [
  row('longdesc', 'img frame iframe', 'URL'),
  row('lowsrc', 'img', 'URL'),
  row('dynsrc', 'img', 'URL'),
  row('src', 'frame bgsound image', 'URL'),
  row('background', 'body table thead tbody tfoot tr td th', 'URL'),
  row('profile', 'head', 'list of URLs', 'http://a/ http://b/x«|»y'),
  row('manifest', 'html', 'URL'),
  row('classid', 'object', 'URL', 'clsid:x« »y'),
  row('codebase', 'object applet', 'URL'),
  row('archive', 'object', 'list of URLs', '/a /x«|»y'),
  row(
    'datasrc',
    'a applet button div frame iframe img input label legend marquee object option select span table textarea',
    'URL',
    '#x« »y',
  ),
  row('urn', 'a link', 'URL', 'urn:x:x«|»y'),
  row('action', 'isindex', 'URL'),
]

const inSvg = { inside: '<svg>' }
const animated = { ...inSvg, beside: 'attributeName=href' }
const inMath = { inside: '<math>' }

export const foreignRows: readonly AttributeRow[] = [
  row('href', 'a image use script feimage lineargradient textpath', 'URL', space, inSvg),
  row('xlink:href', 'a image use script feimage pattern mpath', 'URL', space, inSvg),
  row('xlink:role', 'a', 'URL', space, inSvg),
  row('xlink:arcrole', 'a', 'URL', space, inSvg),
  ...'fill stroke filter clip-path mask cursor marker marker-start marker-mid marker-end'
    .split(' ')
    .map(name => row(name, 'path g', 'CSS', "url('/x« »y#a') none", inSvg)),
  row('to', 'set animate', 'URL', space, animated),
  row('from', 'animate', 'URL', space, animated),
  row('by', 'animate', 'URL', space, { ...inSvg, beside: 'attributename=xlink:href' }),
  row('values', 'animate', 'URL', '/a; /x« »y ;/b', animated),
  row('style', 'path', 'CSS', 'fill:url(/x«|»y)', inSvg),
  row('xml:base', 'g', 'no URL, and no effect', space, inSvg),
  row('href', 'mi mrow', 'URL', space, inMath),
  row('xlink:href', 'mi', 'URL', space, inMath),
  row('src', 'mglyph', 'URL', space, { inside: '<math><mi>' }),
  row('altimg', 'mrow', 'URL', space, inMath),
  row('cdgroup', 'csymbol', 'URL', space, inMath),
  row('definitionurl', 'csymbol', 'URL', space, inMath),
]

export const rdfaRows: readonly AttributeRow[] = [
  row('about', 'p svg', 'CURIE or URL'),
  row('resource', 'p', 'CURIE or URL', 'https://h/x« »y'),
  row('vocab', 'p', 'URL', 'http://schema.org/x« »y'),
  row('prefix', 'p', 'pairs with absolute URLs', 'a: http://a/ b: http://b/x«|»y'),
  ...'property typeof datatype rel rev'
    .split(' ')
    .map(name =>
      row(name, 'p', 'tokens, absolute URLs if they have a colon', 'ex:a https://h/x«|»y'),
    ),
]

export const itsRows: readonly AttributeRow[] = [
  ...'loc-note term-info ta-class ta-ident org person tool rev-org rev-person rev-tool'.split(' '),
  ...'provenance-records loc-quality-issues loc-quality-issue-profile'.split(' '),
  'loc-quality-rating-profile',
]
  .map(name => row(`its-${name}-ref`, 'p', 'URL'))
  .concat(row('its-annotators-ref', 'p', 'URL', 'mt-confidence|/x«|»y'))

/** Attributes of the tables that hold no URL: a reference to a map, one that no standard has. */
export const noUrlRows: readonly (readonly [attribute: string, element: string])[] = [
  ['usemap', 'img'],
  ['scope', 'link'],
]
