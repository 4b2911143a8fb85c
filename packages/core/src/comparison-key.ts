import { defaultPorts } from './generic-syntax/default-ports.ts'
import { parseIpv6, serialiseIpv6 } from './generic-syntax/ipv6-address.ts'
import { normaliseReference } from './generic-syntax/normalise-reference.ts'
import { percentDecodeUtf8 } from './generic-syntax/percent-decode-utf8.ts'
import { percentEncode } from './generic-syntax/percent-encode.ts'
import { recompose, splitReference } from './generic-syntax/resolve-reference.ts'
import { toAscii } from './idna2003/to-ascii.ts'
import { isAscii } from './text/code-point.ts'

/**
 * The host that a request goes to, in one form for all specifications: those that leave a host as
 * it is written leave it to the resolver to decode it and to convert it by IDNA2003 (RFC 3986
 * section 3.2.2, RFC 3987 section 3.1). No host, and an empty one, give the empty string.
 */
export function hostKey(host: string | null): string {
  if (host === null) return ''
  if (host.startsWith('[')) {
    const pieces = parseIpv6(host.slice(1, -1))
    return pieces === null ? host.toLowerCase() : `[${serialiseIpv6(pieces)}]`
  }
  const decoded = percentDecodeUtf8(host) ?? host
  if (isAscii(decoded)) return decoded.toLowerCase()
  const { ascii } = toAscii(decoded, { allowUnassigned: true, useStd3AsciiRules: false })
  return (ascii ?? decoded).toLowerCase()
}

/** The host of a serialised URL; null where it has no authority. */
export function hostOf(href: string): string | null {
  const { authority } = splitReference(href)
  if (authority === null) return null
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  return host.replace(/:\d*$/, '')
}

/**
 * A URL in one form for all specifications: normalised as RFC 3986 sections 6.2.2 and 6.2.3 allow,
 * and with everything percent-encoded that one of them writes so. Two readings with different keys
 * are different URLs, not two ways to write one.
 */
export function urlKey(href: string): string {
  const { scheme, authority, path, query, fragment } = normaliseReference(splitReference(href))
  return recompose({
    scheme,
    authority: authority === null ? null : authorityKey(authority, scheme ?? ''),
    path: escaped(path, outsideUri),
    query: query === null ? null : escaped(query, outsideUriOrQuote),
    fragment: fragment === null ? null : escaped(fragment, outsideUri),
  })
}

const outsideUri = /["#<>[\\\]^`{|}\s]/g
const outsideUriOrQuote = /["#'<>[\\\]^`{|}\s]/g
const outsideUnreserved = /[^\w.~%:-]/g

function authorityKey(authority: string, scheme: string): string {
  const at = authority.lastIndexOf('@') + 1
  const port = /:(\d*)$/.exec(authority)?.[1]
  const hostEnd = port === undefined ? authority.length : authority.length - port.length - 1
  const number = port?.replace(/^0+(?=.)/, '') ?? ''
  const isDefault = number === '' || number === defaultPorts.get(scheme)
  const userinfo = escaped(authority.slice(0, Math.max(at - 1, 0)), outsideUnreserved)
  return (
    (userinfo === '' ? '' : `${userinfo}@`) +
    hostKey(authority.slice(at, hostEnd)) +
    (isDefault ? '' : `:${number}`)
  )
}

function escaped(text: string, characters: RegExp): string {
  return text.replace(characters, percentEncode)
}
