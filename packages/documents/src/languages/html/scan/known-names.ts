import { urlAttributes } from '../../../markup/url-attributes.ts'
import { NameTable } from './name-table.ts'

/** Attributes that hold no URL but affect how one is read. */
const contextAttributes =
  'charset content http-equiv name type language lang attributename id rel hreflang media'.split(
    ' ',
  )

/** A `font` element with one of these ends foreign content. */
const breakoutAttributes = ['color', 'face', 'size']

/** Elements whose tags matter even without a known attribute. */
const elementsByThemselves = 'meta script style svg math template font noscript'.split(' ')

/** HTML elements whose content is not markup. */
const rawText = 'iframe noembed noframes plaintext script style textarea title xmp'.split(' ')

/** The attributes that the scanner reports. */
export const attributeNames = new NameTable([
  ...urlAttributes.map(row => row.attribute),
  ...contextAttributes,
  ...breakoutAttributes,
  'encoding',
])

/** The elements that the scanner distinguishes. */
export const elementNames = new NameTable([
  ...urlAttributes.flatMap(row => (row.elements === 'any' ? [] : row.elements)),
  ...elementsByThemselves,
  ...rawText,
])

/** The name by element id, if the content of the element is not markup. */
export const rawTextElements: readonly (string | undefined)[] = Array.from(
  { length: elementNames.size },
  (_, id) => (rawText.includes(elementNames.nameOf(id)) ? elementNames.nameOf(id) : undefined),
)

const template = elementNames.idOf('template')
const noscript = elementNames.idOf('noscript')
const script = elementNames.idOf('script')
const style = elementNames.idOf('style')
const svg = elementNames.idOf('svg')
const math = elementNames.idOf('math')

/** Whether the name of a tag is `template`, the only one whose end tags matter in HTML. */
export function isTemplate(text: string, start: number, end: number): boolean {
  return end - start === 'template'.length && /^template$/i.test(text.slice(start, end))
}

/** Which start tags matter even without a known attribute. */
export const interestOf = {
  startTag: (element: number): boolean =>
    element !== 0 &&
    (element === template || element === script || element === style || element === noscript),
  isStyle: (element: number): boolean => element === style,
  isForeignRoot: (element: number): boolean =>
    element !== 0 && (element === svg || element === math),
}

/** Ids of the attributes that affect foreign content. */
export const fontAttributes = breakoutAttributes.map(name => attributeNames.idOf(name))
export const encodingAttribute = attributeNames.idOf('encoding')
