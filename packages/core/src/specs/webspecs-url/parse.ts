import type { ParsedUrl, ParseResult, SpecParseOptions } from '../../contract/parse-result.ts'
import { forLastBases } from '../../generic-syntax/for-last-bases.ts'
import { type PlainAddress, parsePlain } from '../../generic-syntax/plain-address/plain-address.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import { ofScalarValues } from '../../text/of-scalar-values.ts'
import { basicUrlParser } from './algorithms/basic-url-parser.ts'
import { serializePath, serializeUrl } from './algorithms/serialize-url.ts'
import { invalidBase } from './issues/relative-url.ts'
import { includesCredentials, type UrlRecord } from './url-record.ts'

const baseRecord = forLastBases(base => basicUrlParser(base).url)

/** What is plain is its own serialization, on any base. */
export function readPlain({ url }: PlainAddress, options?: SpecParseOptions): ParsedUrl | null {
  return options?.base === undefined || baseRecord(options.base) !== null ? url : null
}

/** The URL parser of the draft, without a blob URL store. */
export const parse = ofScalarValues(parseString)

function parseString(input: string, options?: SpecParseOptions): ParseResult {
  const plain = parsePlain(input, options, readPlain)
  if (plain !== null) return plain
  const encoding = legacyEncodingName(options?.encoding)
  const base = options?.base === undefined ? undefined : baseRecord(options.base)
  const { url, components, issues } = basicUrlParser(input, { base: base ?? undefined, encoding })
  if (base === null) {
    const { code, kind, specName } = invalidBase
    const span = { start: 0, end: input.length }
    return { url: null, components, issues: [{ code, kind, specName, span, params: {} }] }
  }
  return { url: url === null ? null : parsedUrl(url), components, issues }
}

function parsedUrl(url: UrlRecord): ParsedUrl {
  const { scheme, username, password, host, port, query, fragment } = url
  const isRelative = url.schemeData === null
  return {
    href: serializeUrl(url),
    scheme,
    username: includesCredentials(url) ? username : null,
    password,
    host: isRelative ? (host ?? '') : null,
    port: port === '' ? null : port,
    path: url.schemeData ?? serializePath(url),
    query,
    fragment,
  }
}
