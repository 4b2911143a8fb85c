import { relativeSchemes, type UrlRecord } from '../url-record.ts'
import { basicUrlParser } from './basic-url-parser.ts'
import { domainToUnicode } from './host-parser.ts'

/** A tuple of scheme, host and port, or an opaque origin. */
export type Origin = readonly [scheme: string, host: string, port: string] | 'opaque'

/** `blob:` in front of what a blob URL holds; the parser drops the white space before each. */
const nestedBlobs = /^(?:[ \f]*blob:)+/i

/** Returns the origin of a URL; of a blob URL, the one of the URL in its scheme data. File URLs: opaque. */
export function originOf(url: UrlRecord): Origin {
  if (url.scheme === 'blob') {
    // The text recurses. All levels at once take linear time and no stack.
    const inner = basicUrlParser((url.schemeData ?? '').replace(nestedBlobs, '')).url
    return inner === null ? 'opaque' : originOf(inner)
  }
  const defaultPort = relativeSchemes.get(url.scheme ?? '') ?? null
  if (defaultPort === null) return 'opaque'
  return [url.scheme ?? '', url.host ?? '', url.port === '' ? defaultPort : url.port]
}

/** HTML's Unicode serialization of an origin: names are decoded, a default port is left out. */
export function serializeOrigin(origin: Origin): string {
  if (origin === 'opaque') return 'null'
  const [scheme, host, port] = origin
  const shown = host.startsWith('[') ? host : domainToUnicode(host)
  return `${scheme}://${shown}${port === relativeSchemes.get(scheme) ? '' : `:${port}`}`
}
