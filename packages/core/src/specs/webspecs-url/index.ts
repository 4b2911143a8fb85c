import type { UrlSpec } from '../../contract/spec.ts'
import { meetsAuthoringRequirements } from './authoring-requirements.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export { serializeIpv6 } from '../../generic-syntax/host/serialize-ipv6.ts'
export { type BasicParseResult, basicUrlParser } from './algorithms/basic-url-parser.ts'
export {
  domainToAscii,
  domainToUnicode,
  isValidDomain,
  parseHost,
} from './algorithms/host-parser.ts'
export { type Origin, originOf, serializeOrigin } from './algorithms/origin.ts'
export { concatenatePaths, removeDots } from './algorithms/path-concatenation.ts'
export { serializeUrl } from './algorithms/serialize-url.ts'
export type { AuthoringOptions } from './authoring-requirements.ts'
export { cleanse, percentEncodeBySet } from './cleanse.ts'
export { type FormEntry, type ParseFormOptions, parseForm } from './form-urlencoded/parse-form.ts'
export { serializeByte, serializeForm } from './form-urlencoded/serialize-form.ts'
export { type QueryListener, UrlSearchParams } from './form-urlencoded/url-search-params.ts'
export { Machine, type MachineOptions, type Match } from './machine.ts'
export * as rules from './rules/index.ts'
export type { SetterRule } from './setters/set-attributes.ts'
export * as setters from './setters/set-attributes.ts'
export { UrlObject } from './setters/url-object.ts'
export { UrlUtils } from './setters/url-utils.ts'
export { includesCredentials, newUrlRecord, relativeSchemes, type UrlRecord } from './url-record.ts'
export { meetsAuthoringRequirements, parse }

/** The draft of a URL Standard that described its parser as a grammar. */
export const webspecsUrl: UrlSpec = {
  id: 'webspecs-url',
  title: 'URL (webspecs/url)',
  edition: {
    date: '2015-04-02',
    version: '81182ab9221d0e5a7b5318033fee6a6a8043e5d2',
    url: 'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs',
  },
  terms: { conformanceError: 'conformance error', parseException: 'parse exception' },
  issues,
  parse,
  meetsRequirements: (input, options) =>
    meetsAuthoringRequirements(input, { hasBase: options?.base !== undefined }),
  fast: { readPlain },
}
