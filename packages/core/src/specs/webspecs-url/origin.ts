import { basicUrlParser } from './basic-url-parser.ts'
import { relativeSchemes, type UrlRecord } from './url-record.ts'

/** A tuple of scheme, host and port, or an opaque origin. */
export type Origin = readonly [scheme: string, host: string, port: string] | 'opaque'

/** The origin of a URL. The origin of file URLs is opaque. */
export function originOf(url: UrlRecord): Origin {
  if (url.scheme === 'blob') {
    const inner = basicUrlParser(url.schemeData ?? '').url
    return inner === null || inner.scheme === 'blob' ? 'opaque' : originOf(inner)
  }
  const defaultPort = relativeSchemes.get(url.scheme ?? '') ?? null
  if (defaultPort === null) return 'opaque'
  return [url.scheme ?? '', url.host ?? '', url.port === '' ? defaultPort : url.port]
}
