import type { UrlSpec } from '../../contract/spec.ts'
import { webAddressAlgorithms } from '../../web-address/algorithms.ts'
import { matchHtml5 } from '../../web-address/validity/match-html5.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export type { ResolveResult } from '../../web-address/algorithms.ts'
export type { BaseDocument } from '../../web-address/document-base-url.ts'
export { reservedUrls } from '../../web-address/reserved-urls.ts'
export type { UrlComponents } from '../../web-address/url-components.ts'
export {
  isValidNonEmptyUrl,
  isValidNonEmptyUrlPotentiallySurroundedBySpaces,
  isValidUrl,
  isValidUrlPotentiallySurroundedBySpaces,
} from '../../web-address/validity/valid-url.ts'
export { type BaseChangeEffect, effectOfBaseChange } from './base-change.ts'
export {
  type DecompositionAttribute,
  decompositionAttributes,
  getAttribute,
  setAttribute,
} from './decomposition-attributes.ts'
export { baseUriOfElement, documentBaseUrl } from './document-base-url.ts'
export { fragmentEscape } from './fragment-escape.ts'
export { parse }

export const {
  parseUrl,
  resolveUrl,
  escapePath,
  isAbsoluteUrl,
  isHierarchicalUrl,
  isAuthorityBasedUrl,
} = webAddressAlgorithms(matchHtml5)

/** The section on URLs of the HTML5 working drafts of the W3C. */
export const html5WdUrls: UrlSpec = {
  id: 'html5-wd-urls',
  title: 'HTML5 working draft, section 2.6 URLs',
  edition: {
    date: '2011-05-25',
    version: 'WD-html5-20110525',
    url: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html',
  },
  terms: { conformanceError: 'not a valid URL', parseException: 'error' },
  issues,
  baseRules: { takesAnyScheme: true, hasXmlBase: true },
  parse,
  fast: { readPlain },
}
