import {
  type BaseDocument,
  type BaseUrlRules,
  documentBaseUrl,
  elementBaseUrl,
} from '../../web-address/document-base-url.ts'
import { matchWebAddress } from './match-web-address.ts'

const rules: BaseUrlRules = { match: matchWebAddress, hasSrcdoc: false }

/**
 * "Document base Web address". Only `base` elements that are children of `head` count, and there is
 * no step for srcdoc documents.
 */
export function documentBaseWebAddress(document: BaseDocument): string {
  return documentBaseUrl(document, rules)
}

/**
 * The base URI of an element.
 *
 * @param xmlBases the values of `xml:base` of the element and its ancestors, the outermost first.
 */
export function baseUriOfElement(document: BaseDocument, xmlBases: readonly string[]): string {
  return elementBaseUrl(document, xmlBases, rules)
}
