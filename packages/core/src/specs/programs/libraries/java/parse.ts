import { percentDecodeUtf8 } from '../../../../generic-syntax/characters/percent-decode-utf8.ts'
import { divideUserinfo, type Target, webPorts } from '../../shared/target.ts'
import { javaIpv6, lookedUpByJava } from './looked-up.ts'
import { parsePort } from './parse-port.ts'

const surrounding = /^[\x00-\x20]+|[\x00-\x20]+$/g

/** Reads a URL as java.net.URL does and HttpURLConnection connects to it. */
export function readJava(input: string): Target | null {
  const offset = input.search(/[^\x00-\x20]/)
  const trimmed = input.replace(surrounding, '')
  const prefix = /^url:/i.test(trimmed) ? 4 : 0
  const form = /^(https?|ftp):/i.exec(trimmed.slice(prefix))
  if (form === null) return null
  const scheme = (form[1] ?? '').toLowerCase()
  if (trimmed.includes('\n')) return null
  const begin = prefix + form[0].length
  const hash = trimmed.indexOf('#', begin)
  const url = hash === -1 ? trimmed : trimmed.slice(0, hash)
  const mark = url.indexOf('?')
  const end = mark === -1 ? url.length : mark
  const query = mark === -1 ? '' : url.slice(mark)
  const rest = url.slice(begin, end)
  const hasAuthority = rest.startsWith('//') && !rest.startsWith('////')
  if (!hasAuthority)
    return checked({ scheme, host: '', port: null, userinfo: null, path: rest, query })

  const slash = rest.indexOf('/', 2)
  const authorityEnd = slash === -1 ? rest.length : slash
  const authority = rest.slice(2, authorityEnd)
  const path = rest.slice(authorityEnd)
  const at = authority.indexOf('@')
  // With a second `@`, it is not the authority of a server, and Java uses none of it.
  if (at !== authority.lastIndexOf('@'))
    return checked({ scheme, host: '', port: null, userinfo: null, path, query })
  const divided = divideHost(authority.slice(at + 1))
  if (divided === null) return null
  const from = Math.max(offset, 0) + begin + 2 + at + 1
  const target = checked({
    scheme,
    ...divided,
    userinfo: at === -1 ? null : authority.slice(0, at),
    path,
    query,
  })
  return target && { ...target, hostSpan: { start: from, end: from + divided.host.length } }
}

interface Divided {
  readonly host: string
  readonly port: number | null
}

function divideHost(text: string): Divided | null {
  if (!text.startsWith('[')) {
    const colon = text.indexOf(':')
    if (colon === -1) return { host: text, port: null }
    const port = portOf(text.slice(colon + 1))
    return port === undefined ? null : { host: text.slice(0, colon), port }
  }
  const closing = text.indexOf(']')
  if (closing <= 2) return null
  const after = text.slice(closing + 1)
  if (!isLiteral(text.slice(1, closing)) || !/^(?::|$)/.test(after)) return null
  const port = portOf(after.slice(1))
  return port === undefined ? null : { host: text.slice(0, closing + 1), port }
}

/** Returns the port; null for the default port, undefined if the text is not a port. */
function portOf(text: string): number | null | undefined {
  if (text === '') return null
  const number = parsePort(text)
  if (number === null || number < -1) return undefined
  return number === -1 ? null : number
}

/** Whether a text is an IPv6 address. A zone can contain any characters but must not be empty. */
function isLiteral(text: string): boolean {
  const percent = text.indexOf('%')
  if (percent === text.length - 1) return false
  return javaIpv6(percent === -1 ? text : text.slice(0, percent)) !== null
}

interface Unchecked extends Divided {
  readonly scheme: string
  readonly userinfo: string | null
  readonly path: string
  readonly query: string
}

const notInUserinfo = /[\x00-\x1f\x7f#/?@[\\\]]/
const notInHost = /[\x00-\x1f\x7f#/?@[\\\]:]/

/** Characters that normalization turns into a delimiter. */
const hiddenDelimiter =
  /[\u2047-\u2049\u2100\u2101\u2105\u2106\u2a74\ufe55\ufe56\ufe5f\uff03\uff0f\uff1a\uff1f\uff20]/

/** Checks the parts as Java does when it opens a connection. Returns null if Java rejects the URL. */
function checked({ scheme, host, port, userinfo, path, query }: Unchecked): Target | null {
  if (hiddenDelimiter.test(host)) return null
  if (userinfo !== null && notInUserinfo.test(userinfo)) return null
  if (!host.startsWith('[') && notInHost.test(host)) return null
  if (userinfo !== null && scheme === 'ftp' && !isDecodable(userinfo)) return null
  const [user, password] = userinfo === null ? [null, null] : divideUserinfo(userinfo)
  const address = lookedUpByJava(host)
  if (address === null) return null
  return {
    scheme,
    user,
    password,
    host: address,
    port: port ?? webPorts.get(scheme) ?? null,
    target: path + query,
  }
}

/** Whether a userinfo can be decoded. For FTP, Java decodes it when it connects. */
function isDecodable(text: string): boolean {
  return !/%(?![0-9A-Fa-f]{2})/.test(text) && percentDecodeUtf8(text) !== null
}
