import { percentDecodeUtf8 } from '../generic-syntax/characters/percent-decode-utf8.ts'
import { percentEncode } from '../generic-syntax/characters/percent-encode.ts'
import { parseIpv6 } from '../generic-syntax/host/ipv6-address.ts'
import { serializeIpv6 } from '../generic-syntax/host/serialize-ipv6.ts'
import { defaultPorts } from '../generic-syntax/resolving/default-ports.ts'
import {
  normalizeEscapes,
  normalizeReference,
} from '../generic-syntax/resolving/normalize-reference.ts'
import { recompose, splitReference } from '../generic-syntax/resolving/resolve-reference.ts'
import { toAscii } from '../idna2003/to-ascii.ts'
import { isAscii } from '../text/code-point.ts'

/**
 * The host that a request goes to, in one form for all specifications: those that leave a host as
 * it is written leave it to the resolver to decode it and to convert it by IDNA2003 (RFC 3986
 * section 3.2.2, RFC 3987 section 3.1). No host, and an empty one, give the empty string.
 */
export function hostKey(host: string | null): string {
  if (host === null) return ''
  if (host.startsWith('[')) {
    const pieces = parseIpv6(host.slice(1, -1))
    return pieces === null ? host.toLowerCase() : addressKey(pieces)
  }
  const decoded = percentDecodeUtf8(host) ?? host
  if (isAscii(decoded)) return decoded.toLowerCase()
  const { ascii } = toAscii(decoded, { allowUnassigned: true, useStd3AsciiRules: false })
  return (ascii ?? decoded).toLowerCase()
}

/** An IPv4 address that is written as one of IPv6 is reached as the former. */
function addressKey(pieces: readonly number[]): string {
  const isMapped = pieces.slice(0, 6).every((piece, index) => piece === (index < 5 ? 0 : 0xffff))
  if (!isMapped) return `[${serializeIpv6(pieces)}]`
  return pieces
    .slice(6)
    .flatMap(piece => [piece >> 8, piece & 0xff])
    .join('.')
}

/** The parts of a serialized URL that are compared. */
export interface HrefKeys {
  /** As written; null if there is no authority. */
  readonly host: string | null
  /** `hostKey` of it. */
  readonly hostKey: string
  readonly scheme: string
  /** The port that is connected to; empty if it is not known. */
  readonly port: string
  /** The user name and the password as they are sent; empty if there are none. */
  readonly userinfo: string
  /**
   * What follows the authority in one form for all specifications: normalized as RFC 3986 sections
   * 6.2.2 and 6.2.3 allow, and with everything percent-encoded that one of them writes so. Two readings
   * with different keys are different URLs, not two ways to write one.
   */
  readonly rest: string
}

/** Divides a serialized URL once for all its keys. */
export function keysOf(href: string): HrefKeys {
  const parts = splitReference(href)
  const authority = parts.authority === null ? null : divideAuthority(parts.authority)
  const host = authority?.host ?? null
  const { scheme, path, query, fragment } = normalizeReference(parts)
  return {
    host,
    hostKey: hostKey(host),
    scheme: scheme ?? '',
    port: authority?.port.replace(/^0+(?=.)/, '') || (defaultPorts.get(scheme ?? '') ?? ''),
    // An empty password is none.
    userinfo: escaped(
      normalizeEscapes((authority?.userinfo ?? '').replace(/:$/, '')),
      outsideUnreserved,
    ),
    rest: recompose({
      scheme: null,
      authority: authority === null ? null : '',
      path: escaped(path, outsideUri),
      query: query === null ? null : escaped(query, outsideUriOrQuote),
      fragment: fragment === null ? null : escaped(fragment, outsideUri),
    }),
  }
}

// A `%` without digits is not part of a URI, so the RFCs do not say what it means.
const outsideUri = /["#<>[\\\]^`{|}\s]|%(?![\dA-Fa-f]{2})/g
const outsideUriOrQuote = /["#'<>[\\\]^`{|}\s]|%(?![\dA-Fa-f]{2})/g
const outsideUnreserved = /[^\w.~%:-]|%(?![\dA-Fa-f]{2})/g

interface Authority {
  readonly userinfo: string
  readonly host: string
  /** Digits; empty if there are none. */
  readonly port: string
}

function divideAuthority(authority: string): Authority {
  const at = authority.lastIndexOf('@') + 1
  const rest = authority.slice(at)
  const port = /:(\d*)$/.exec(rest)
  return {
    userinfo: authority.slice(0, Math.max(at - 1, 0)),
    host: port === null ? rest : rest.slice(0, port.index),
    port: port?.[1] ?? '',
  }
}

function escaped(text: string, characters: RegExp): string {
  return text.replace(characters, percentEncode)
}
