import type { UrlSpec } from '../../contract/spec.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import { webAddressAlgorithms } from '../../web-address/algorithms.ts'
import { isValid } from '../../web-address/validity/validity.ts'
import { issues } from './issues/index.generated.ts'
import { matchWebAddress } from './match-web-address.ts'
import { parse, readPlain } from './parse.ts'

export type { ResolveResult } from '../../web-address/algorithms.ts'
export type { BaseDocument } from '../../web-address/document-base-url.ts'
export type { UrlComponents } from '../../web-address/url-components.ts'
export { isAbsoluteWebAddress } from './absolute-web-address.ts'
export { baseUriOfElement, documentBaseWebAddress } from './document-base.ts'
export { type EncodedAddress, encodeAddress } from './encode-address.ts'
export { parse }

export const {
  parseUrl: parseWebAddress,
  resolveUrl: resolveWebAddress,
  escapePath,
} = webAddressAlgorithms(matchWebAddress)

/**
 * "Valid Web address".
 *
 * @param encoding label of the document's encoding. Default: UTF-8.
 * @throws RangeError for an unknown label.
 */
export function isValidWebAddress(address: string, encoding?: string): boolean {
  return isValid(address, legacyEncodingName(encoding))
}

/** Web addresses in HTML 5, taken out of the drafts of HTML5. */
export const connollyHref00: UrlSpec = {
  id: 'connolly-href-00',
  title: 'Web addresses in HTML 5 (draft-connolly-href-00)',
  edition: {
    date: '2009-05-21',
    version: 'draft-connolly-href-00',
    url: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00',
  },
  terms: { conformanceError: 'not a valid Web address', parseException: 'error' },
  issues,
  baseRules: { takesAnyScheme: true, isInHeadOnly: true, hasXmlBase: true },
  parse,
  fast: { readPlain },
}
