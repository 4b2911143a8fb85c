import { type ParsedUrl, parse } from '@hreflint/core'
import { ProgramThrows, textOf, Undecided, type UrlValue, type Value } from './values.ts'

/** A page of the program's own site, which relative URLs are resolved against. */
export const ownPage = 'https://site.example/page'
export const ownOrigin = 'https://site.example'
export const ownHost = 'site.example'

/** Evaluates `new URL(input, base)`. */
export function makeUrl(input: Value, base: Value): UrlValue {
  const url = parseUrl(textOf(input), base === undefined ? undefined : textOf(base))
  if (url === null) throw new ProgramThrows()
  return { is: 'url', url }
}

/** Parses a URL. Null if the input or the base is not a URL. */
export function parseUrl(input: string, base?: string): ParsedUrl | null {
  if (base === undefined) return parse(input).url
  if (parse(base).url === null) return null
  return parse(input, { base }).url
}

/** The schemes whose URLs have an origin. */
const hasOrigin: Readonly<Record<string, true>> = {
  http: true,
  https: true,
  ws: true,
  wss: true,
  ftp: true,
}

/** Returns a member of a `URL`. */
export function urlMember({ url }: UrlValue, name: string): Value {
  const { scheme, host, port, path, query, fragment, username, password, href } = url
  const hostAndPort = `${host ?? ''}${port === null ? '' : `:${port}`}`
  switch (name) {
    case 'href':
      return href ?? ''
    case 'protocol':
      return `${scheme}:`
    case 'origin':
      return scheme !== null && hasOrigin[scheme] === true ? `${scheme}://${hostAndPort}` : 'null'
    case 'host':
      return hostAndPort
    case 'hostname':
      return host ?? ''
    case 'port':
      return port ?? ''
    case 'pathname':
      return path
    case 'search':
      return query ? `?${query}` : ''
    case 'hash':
      return fragment ? `#${fragment}` : ''
    case 'username':
      return username
    case 'password':
      return password
    default:
      throw new Undecided()
  }
}
