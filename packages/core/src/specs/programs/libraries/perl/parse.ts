import { encodePunycode } from '../../../../uts46/punycode/encode-punycode.ts'
import { isAscii } from '../../../../text/code-point.ts'
import { encodeOutside } from '../../shared/octets.ts'
import type { Target } from '../../shared/target.ts'
import { perlPorts } from './ports.ts'

const schemeForm = /^([a-zA-Z][a-zA-Z0-9.+-]*):/
const serverForm = /^((?:[a-zA-Z][a-zA-Z0-9.+-]*:)?)\/\/([^/?#]*)([\s\S]*)$/
const authorityForm = /^(?:[a-zA-Z][a-zA-Z0-9.+-]*:)?(?:\/\/([^/?#]*))?/
const uric = /^[;/?:@&=+$,A-Za-z0-9\-_.!~*'()%#]$/
const notInHost = /[^;/?:@&=+$,A-Za-z0-9\-_.!~*'()%[\]]/
const space = /^[\p{White_Space}]+|[\p{White_Space}]+$/gu

/** Reads a URL as the URI module does: it escapes everything except a host, and then divides the URL. */
export function readPerl(input: string): Target | null {
  const url = input
    .replace(/^<(?:URL:)?([^\n]*)>(?=\n?$)/, '$1')
    .replace(/^"([^\n]*)"(?=\n?$)/, '$1')
    .replace(space, '')
  const scheme = schemeForm.exec(url)?.[1]?.toLowerCase() ?? null
  // The port is requested, but a file URL has none.
  if (scheme === 'file') return null
  const standard = perlPorts.get(scheme ?? '')
  const isServer = standard !== undefined
  const text = withBrackets(encodeOutside(isServer ? withAsciiHost(url) : url, uric), scheme)
  if (!isServer) return opaqueOf(scheme, text)

  const authority = authorityForm.exec(text)?.[1] ?? null
  const at = authority?.lastIndexOf('@') ?? -1
  const userinfo = authority === null || at === -1 ? null : authority.slice(0, at)
  const colon = userinfo?.indexOf(':') ?? -1
  const port = /:(\d+)$/.exec(authority ?? '')?.[1]
  const rest = /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^#]*)/.exec(text)?.[1] ?? ''
  return {
    scheme,
    user: userinfo === null || colon === -1 ? userinfo : userinfo.slice(0, colon),
    password: userinfo === null || colon === -1 ? null : userinfo.slice(colon + 1),
    host: authority === null ? null : shownHost(authority.slice(at + 1)),
    port: port === undefined ? standard : Number(port),
    target: rest,
  }
}

function opaqueOf(scheme: string | null, text: string): Target {
  const rest = text.slice(scheme === null ? 0 : scheme.length + 1)
  const hash = rest.indexOf('#')
  const target = hash === -1 ? rest : rest.slice(0, hash)
  return { scheme, user: null, password: null, host: null, port: null, target }
}

/** Returns the host without its port, with each escape as one octet. In brackets if it contains a colon. */
function shownHost(text: string): string {
  const host = text
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%([0-9A-Fa-f]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return host.includes(':') ? `[${host}]` : host
}

/** Returns the URL with its host in Punycode, if the host needs it and all its labels can be converted. */
function withAsciiHost(url: string): string {
  const [, scheme, authority = '', rest] = serverForm.exec(url) ?? []
  if (scheme === undefined) return url
  const login = /[^\n]*@/.exec(authority)?.[0] ?? ''
  const hostinfo = authority.replace(/[^\n]*@/, '')
  const port = /:\p{Nd}+$/u.exec(hostinfo)?.[0] ?? ''
  const host = hostinfo.slice(0, hostinfo.length - port.length)
  const ascii = notInHost.test(host) ? asciiName(host) : null
  return ascii === null ? url : `${scheme}//${login}${ascii}${port}${rest}`
}

function asciiName(host: string): string | null {
  const labels = host.split('.')
  const converted = labels.map((label, index) => {
    return label === '' && index > 0 && index === labels.length - 1 ? '' : asciiLabel(label)
  })
  return converted.includes(null) ? null : converted.join('.')
}

/** Converts a label to ASCII in lower case, without normalization; null if that fails. */
function asciiLabel(label: string): string | null {
  const lower = isAscii(label) ? label : [...label].map(unit => unit.toLowerCase()).join('')
  if (!isAscii(lower) && lower.startsWith('xn--')) return null
  const ascii = isAscii(lower) ? lower : `xn--${encodePunycode(lower)}`
  return ascii === '' || ascii.length > 63 ? null : ascii
}

/** Decodes escaped brackets in the host. Elsewhere, most schemes keep them escaped. */
function withBrackets(text: string, scheme: string | null): string {
  if (scheme === 'data' || scheme === 'urn' || scheme === 'ldapi') return text
  if (scheme === 'mailto') return unescapedBrackets(text)
  const [, before, authority = '', rest] = serverForm.exec(text) ?? []
  if (before === undefined) return text
  const at = authority.lastIndexOf('@') + 1
  return `${before}//${authority.slice(0, at)}${unescapedBrackets(authority.slice(at))}${rest}`
}

function unescapedBrackets(text: string): string {
  return text.replace(/%5B/gi, '[').replace(/%5D/gi, ']')
}
