import { isAscii } from '../../../../text/code-point.ts'
import { ipv6Host, mappedToIpv4, withoutLeadingZeros } from '../../shared/addresses.ts'
import { decodePercent } from '../../shared/octets.ts'
import { divideUserinfo, type Target, webPorts } from '../../shared/target.ts'
import { goAsciiName } from './ascii-name.ts'
import { requestPath } from './request-path.ts'
import { replaceEach } from '../../shared/well-formed.ts'

const controls = /[\x00-\x1f\x7f]/
const webScheme = /^(https?):/i
const strayPercent = /%(?![0-9A-Fa-f]{2})/
const userinfoForm = /^[0-9A-Za-z\-._:~!$&'()*+,;=%@]*$/
const hostForm = /^[^\x00-\x20#/?@\\^`{|}\x7f]*$/
/** An escape of an ASCII character other than `%`. */
const asciiEscape = /%(?!25)[0-7][0-9A-Fa-f]/

/** Reads a URL as net/http connects to it: `Parse` of net/url, then `canonicalAddr` of the transport. */
export function readGo(input: string): Target | null {
  const hash = input.indexOf('#')
  const url = hash === -1 ? input : input.slice(0, hash)
  if (controls.test(url) || (hash !== -1 && strayPercent.test(input.slice(hash)))) return null
  const scheme = webScheme.exec(url)?.[1]?.toLowerCase()
  if (scheme === undefined || !url.startsWith('//', scheme.length + 1)) return null

  const start = scheme.length + 3
  const mark = url.indexOf('?', start)
  const pathEnd = mark === -1 ? url.length : mark
  const slash = url.indexOf('/', start)
  const end = slash === -1 || slash > pathEnd ? pathEnd : slash
  const authority = url.slice(start, end)
  const path = requestPath(url.slice(end, pathEnd))
  const at = authority.lastIndexOf('@')
  const login = at === -1 ? { user: null, password: null } : loginOf(authority.slice(0, at))
  const written = authority.slice(at + 1)
  const host = hostOf(written)
  if (path === null || login === null || host === null) return null
  const dialed = withoutEmptyPort(host)
  const { name, port } = divideHost(dialed)
  if (dialed === '' || /[[\]]/.test(name)) return null
  const number = port ?? webPorts.get(scheme) ?? 0
  if (number > 65535) return null
  return {
    scheme,
    ...login,
    host: lookedUp(name),
    port: number,
    target: path + url.slice(pathEnd),
    hostSpan: { start: start + at + 1, end: start + at + 1 + divideHost(written).length },
  }
}

function loginOf(userinfo: string): { user: string; password: string | null } | null {
  if (!userinfoForm.test(userinfo) || strayPercent.test(userinfo)) return null
  const [user, password] = divideUserinfo(userinfo)
  return {
    user: replaceEach(decodePercent(user)),
    password: password === null ? null : replaceEach(decodePercent(password)),
  }
}

/** Returns the decoded host with its port, as `parseHost` does; null if Go rejects it. */
function hostOf(text: string): string | null {
  if (text.startsWith('[')) {
    const closing = text.lastIndexOf(']')
    if (closing === -1 || !/^(?::\d*)?$/.test(text.slice(closing + 1))) return null
    const zone = text.slice(0, closing).indexOf('%25')
    if (zone !== -1) {
      const address = unescapedHost(text.slice(0, zone))
      const name = unescapedZone(text.slice(zone, closing))
      return address === null || name === null ? null : address + name + text.slice(closing)
    }
  } else {
    const colon = text.lastIndexOf(':')
    if (colon !== -1 && !/^:\d*$/.test(text.slice(colon))) return null
  }
  return unescapedHost(text)
}

function unescapedHost(text: string): string | null {
  if (strayPercent.test(text) || asciiEscape.test(text) || !hostForm.test(text)) return null
  return decodePercent(text)
}

/** Decodes a zone. Escaped spaces are allowed because Windows has them; other characters must be valid in a host. */
function unescapedZone(text: string): string | null {
  if (strayPercent.test(text) || !hostForm.test(text)) return null
  const escapes = text.match(/%[0-9A-Fa-f]{2}/g) ?? []
  const areAllowed = escapes.every(written => {
    const octet = Number.parseInt(written.slice(1), 16)
    if (octet === 0x25 || octet === 0x20) return true
    return octet < 0x80 && hostForm.test(String.fromCharCode(octet))
  })
  return areAllowed ? decodePercent(text) : null
}

/** Divides a host and its port. The last colon starts the port if only digits follow it. */
function divideHost(host: string): { name: string; port: number | null; length: number } {
  const port = /:(\d*)$/.exec(host)
  const name = port === null ? host : host.slice(0, port.index)
  const isLiteral = name.startsWith('[') && name.endsWith(']')
  const digits = port?.[1] ?? ''
  return {
    name: isLiteral ? name.slice(1, -1) : name,
    port: digits === '' ? null : Number(digits),
    length: name.length,
  }
}

function withoutEmptyPort(host: string): string {
  return host.endsWith(':') ? host.slice(0, -1) : host
}

function lookedUp(written: string): string {
  const name = isAscii(written) ? written : (goAsciiName(written) ?? replaceEach(written))
  if (!name.includes(':')) return name
  // Leading zeros are allowed, and an IPv4-mapped address is an IPv4 address.
  const address = ipv6Host(withoutLeadingZeros(name))
  return mappedToIpv4(address) ?? `[${name}]`
}
