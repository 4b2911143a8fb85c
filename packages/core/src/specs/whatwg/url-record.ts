import type { ParsedUrl } from '../../contract/parse-result.ts'

/**
 * The standard's [URL record](https://url.spec.whatwg.org/#concept-url), with host, port and path
 * as they are serialized. A path that is a list is the concatenation of its segments, each after a
 * slash: no segment contains one, so nothing is lost, and the empty list is the empty string.
 */
export interface UrlRecord {
  readonly scheme: string
  readonly username: string
  readonly password: string
  readonly host: string | null
  readonly port: number | null
  readonly path: string
  readonly hasOpaquePath: boolean
  readonly query: string | null
  readonly fragment: string | null
}

/** The [URL serializer](https://url.spec.whatwg.org/#concept-url-serializer). */
function serialize(url: UrlRecord): string {
  let output = `${url.scheme}:`
  if (url.host !== null) {
    output += '//'
    if (url.username !== '' || url.password !== '') {
      output += url.username
      if (url.password !== '') output += `:${url.password}`
      output += '@'
    }
    output += url.host
    if (url.port !== null) output += `:${url.port}`
  } else if (!url.hasOpaquePath && url.path.startsWith('//')) output += '/.'
  output += url.path
  if (url.query !== null) output += `?${url.query}`
  if (url.fragment !== null) output += `#${url.fragment}`
  return output
}

/** Returns the record in the form that all specifications share. */
export function toParsedUrl(url: UrlRecord): ParsedUrl {
  return {
    href: serialize(url),
    scheme: url.scheme,
    username: url.username,
    password: url.password,
    host: url.host,
    port: url.port === null ? null : String(url.port),
    path: url.path,
    query: url.query,
    fragment: url.fragment,
  }
}
