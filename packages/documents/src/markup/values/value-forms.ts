import type { EmbeddedText } from '../../embedded-text.ts'
import type { UrlAttribute, ValueForm } from '../url-attributes.ts'
import { animationValues } from './animation-values.ts'
import { isUrlOfResource, urlsOfAnnotators, urlsOfPrefixes } from './rdfa.ts'
import { urlsOfSrcset } from './srcset.ts'
import { splitAtWhiteSpace, stripWhiteSpace } from './white-space.ts'

/** Forms whose URLs are parts of the value. The values of other forms are in another language. */
export type PlainForm = Exclude<ValueForm, 'css-value' | 'css-declarations' | 'document'>

type UrlsOf = (value: EmbeddedText, row: UrlAttribute) => readonly EmbeddedText[]

const byForm: Readonly<Record<PlainForm, UrlsOf>> = {
  url: (value, { emptyIsNone }) => {
    const url = stripWhiteSpace(value)
    return emptyIsNone === true && url.text === '' ? [] : [url]
  },
  // At least one type or image is required.
  'url-list': (value, { syntax }) =>
    (syntax === 'absolute-url' ? blank(value) : null) ?? splitAtWhiteSpace(value),
  'animation-values': animationValues,
  srcset: value => blank(value) ?? urlsOfSrcset(value),
  'curie-or-url': value => {
    const url = stripWhiteSpace(value)
    return isUrlOfResource(url.text) ? [url] : []
  },
  // A microdata token with a colon is a URL. An RDFa token may be a CURIE.
  'absolute-url-tokens': (value, { provenance }) => {
    const mark = provenance === 'rdfa' ? '://' : ':'
    return splitAtWhiteSpace(value).filter(token => token.text.includes(mark))
  },
  'prefix-pairs': urlsOfPrefixes,
  'bar-pairs': urlsOfAnnotators,
}

/** Returns the empty URL in a value that is empty or only white space; null for other values. */
function blank(value: EmbeddedText): readonly EmbeddedText[] | null {
  const stripped = stripWhiteSpace(value)
  return stripped.text === '' ? [stripped] : null
}

/** Returns the URLs in the value of an attribute. */
export function urlsOfValue(
  form: PlainForm,
  value: EmbeddedText,
  row: UrlAttribute,
): readonly EmbeddedText[] {
  return byForm[form](value, row)
}
