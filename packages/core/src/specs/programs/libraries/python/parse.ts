import { ipv6Host, isDottedQuad } from '../../shared/addresses.ts'
import { divideUserinfo, type Target, webPorts } from '../../shared/target.ts'

const leading = /^[\x00-\x20]+/
const removed = /[\t\r\n]/g
const schemeForm = /^([A-Za-z][0-9A-Za-z+.-]*):/

const ports = new Map([...webPorts, ['ws', 80], ['wss', 443]] as const)

/** Reads a URL as `urlsplit` of urllib.parse does, with the properties of its result. */
export function readPython(input: string): Target | null {
  const url = input.replace(leading, '').replace(removed, '')
  const written = schemeForm.exec(url)?.[1] ?? null
  const scheme = written?.toLowerCase() ?? null
  const start = written === null ? 0 : written.length + 1
  if (!url.startsWith('//', start)) return withoutHost(scheme, url.slice(start))

  const length = url.slice(start + 2).search(/[/?#]/)
  const end = length === -1 ? url.length : start + 2 + length
  const netloc = url.slice(start + 2, end)
  const at = netloc.lastIndexOf('@')
  const divided = divideHost(netloc, netloc.slice(at + 1))
  if (divided === null || hidesDelimiter(netloc)) return null
  const { host, written: hostText, hostStart } = divided
  const [user, password] = at === -1 ? [null, null] : divideUserinfo(netloc.slice(0, at))
  const from = start + 2 + at + 1 + hostStart
  return {
    scheme,
    user,
    password,
    host: host === '' ? null : host,
    port: divided.port ?? ports.get(scheme ?? '') ?? null,
    target: targetOf(url.slice(end)),
    hostSpan: url === input ? { start: from, end: from + hostText.length } : null,
  }
}

function withoutHost(scheme: string | null, rest: string): Target {
  const port = ports.get(scheme ?? '') ?? null
  return { scheme, user: null, password: null, host: null, port, target: targetOf(rest) }
}

/** Returns the path and query. An empty query is left out. */
function targetOf(text: string): string {
  const hash = text.indexOf('#')
  const rest = hash === -1 ? text : text.slice(0, hash)
  return rest.indexOf('?') === rest.length - 1 ? rest.slice(0, -1) : rest
}

interface DividedHost {
  readonly host: string
  readonly written: string
  readonly hostStart: number
  readonly port: number | null
}

function divideHost(netloc: string, hostinfo: string): DividedHost | null {
  const hasOpening = netloc.includes('[')
  if (hasOpening !== netloc.includes(']')) return null
  const opening = hostinfo.indexOf('[')
  if (opening === -1) {
    const colon = hostinfo.indexOf(':')
    const written = colon === -1 ? hostinfo : hostinfo.slice(0, colon)
    // With brackets in the userinfo, Python checks the host as if it were in brackets.
    if (hasOpening && !mayBeInBrackets(written)) return null
    const port = colon === -1 ? null : portOf(hostinfo.slice(colon + 1))
    return port === undefined ? null : { host: shown(written), written, hostStart: 0, port }
  }
  const closing = hostinfo.indexOf(']', opening)
  const inside = hostinfo.slice(opening + 1, closing === -1 ? undefined : closing)
  const after = closing === -1 ? '' : hostinfo.slice(closing + 1)
  if (opening > 0 || (after !== '' && !after.startsWith(':')) || !mayBeInBrackets(inside))
    return null
  const port = portOf(after.slice(1))
  if (port === undefined) return null
  const written = hostinfo.slice(0, closing === -1 ? undefined : closing + 1)
  return { host: shown(inside), written, hostStart: 0, port }
}

/** Returns the host in lower case, except for its zone. In brackets if it contains a colon. */
function shown(host: string): string {
  const percent = host.indexOf('%')
  const name = percent === -1 ? host : host.slice(0, percent)
  const lower = name.toLowerCase() + host.slice(name.length)
  return lower.includes(':') ? `[${lower}]` : lower
}

/** Returns the port; null if it is empty, undefined if it is invalid. */
function portOf(text: string): number | null | undefined {
  if (text === '') return null
  return /^\d+$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined
}

function mayBeInBrackets(host: string): boolean {
  if (host.startsWith('v')) return /^v[a-fA-F0-9]+\..+$/.test(host)
  const percent = host.indexOf('%')
  if (percent === -1) return !isDottedQuad(host) && ipv6Host(host) !== null
  const zone = host.slice(percent + 1)
  return zone !== '' && !zone.includes('%') && ipv6Host(host.slice(0, percent)) !== null
}

/** Whether normalization creates a delimiter, such as a slash from U+2100. */
function hidesDelimiter(netloc: string): boolean {
  const text = netloc.replace(/[@:#?]/g, '')
  const normal = text.normalize('NFKC')
  return normal !== text && /[/?#@:]/.test(normal)
}
