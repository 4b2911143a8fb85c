import type { EmbeddedText } from '../../embedded-text.ts'
import type { UrlAttribute, ValueForm } from '../url-attributes.ts'
import { animationValues } from './animation-values.ts'
import { isUrlOfResource, urlsOfAnnotators, urlsOfPrefixes } from './rdfa.ts'
import { urlsOfSrcset } from './srcset.ts'
import { splitAtWhiteSpace, stripWhiteSpace } from './white-space.ts'

/** Forms whose URLs are parts of the value; the others hold another language. */
export type PlainForm = Exclude<ValueForm, 'css-value' | 'css-declarations' | 'document'>

type UrlsOf = (value: EmbeddedText, row: UrlAttribute) => readonly EmbeddedText[]

const byForm: Readonly<Record<PlainForm, UrlsOf>> = {
  url: (value, { emptyIsNone }) => {
    const url = stripWhiteSpace(value)
    return emptyIsNone === true && url.text === '' ? [] : [url]
  },
  // At least one type or image is demanded.
  'url-list': (value, { syntax }) =>
    (syntax === 'absolute-url' ? blank(value) : null) ?? splitAtWhiteSpace(value),
  'animation-values': animationValues,
  srcset: value => blank(value) ?? urlsOfSrcset(value),
  'curie-or-url': value => {
    const url = stripWhiteSpace(value)
    return isUrlOfResource(url.text) ? [url] : []
  },
  // A token of microdata with a colon is a URL; one of RDFa may be a CURIE.
  'absolute-url-tokens': (value, { provenance }) => {
    const mark = provenance === 'rdfa' ? '://' : ':'
    return splitAtWhiteSpace(value).filter(token => token.text.includes(mark))
  },
  'prefix-pairs': urlsOfPrefixes,
  'bar-pairs': urlsOfAnnotators,
}

/** Of a value of nothing but white space the empty URL that it is; null for any other. */
function blank(value: EmbeddedText): readonly EmbeddedText[] | null {
  const stripped = stripWhiteSpace(value)
  return stripped.text === '' ? [stripped] : null
}

/** The URLs in the value of an attribute. */
export function urlsOfValue(
  form: PlainForm,
  value: EmbeddedText,
  row: UrlAttribute,
): readonly EmbeddedText[] {
  return byForm[form](value, row)
}
