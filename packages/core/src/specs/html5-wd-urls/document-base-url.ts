import {
  type BaseDocument,
  type BaseUrlRules,
  documentBaseUrl as baseUrlOf,
  elementBaseUrl,
} from '../../web-address/document-base-url.ts'
import { matchHtml5 } from '../../web-address/validity/match-html5.ts'

const rules: BaseUrlRules = { match: matchHtml5, hasSrcdoc: true }

/** "Document base URL". Every `base` element with an `href` counts, anywhere in the document. */
export function documentBaseUrl(document: BaseDocument): string {
  return baseUrlOf(document, rules)
}

/**
 * The base URI of an element.
 *
 * @param xmlBases the values of `xml:base` of the element and its ancestors, the outermost first.
 */
export function baseUriOfElement(document: BaseDocument, xmlBases: readonly string[]): string {
  return elementBaseUrl(document, xmlBases, rules)
}
