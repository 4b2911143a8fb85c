import type { UrlSpec } from '../../contract/spec.ts'
import { webAddressAlgorithms } from '../../web-address/algorithms.ts'
import { matchHtml5 } from '../../web-address/validity/match-html5.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export type { ResolveResult } from '../../web-address/algorithms.ts'
export { reservedUrls } from '../../web-address/reserved-urls.ts'
export type { UrlComponents } from '../../web-address/url-components.ts'
export {
  isValidNonEmptyUrl,
  isValidNonEmptyUrlPotentiallySurroundedBySpaces,
  isValidUrl,
  isValidUrlPotentiallySurroundedBySpaces,
} from '../../web-address/validity/valid-url.ts'
export { parse }

export const {
  parseUrl,
  resolveUrl,
  escapePath,
  isAbsoluteUrl,
  isHierarchicalUrl,
  isAuthorityBasedUrl,
} = webAddressAlgorithms(matchHtml5)

/** HTML5 of the WHATWG as revision 6007 left it. */
export const html5R6007: UrlSpec = {
  id: 'html5-r6007',
  title: 'HTML5, revision 6007',
  edition: {
    date: '2011-04-14',
    version: 'r6007',
    url: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007',
  },
  terms: { conformanceError: 'not a valid URL', parseException: 'error' },
  issues,
  baseRules: { takesAnyScheme: true, hasXmlBase: true },
  parse,
  fast: { readPlain },
}
