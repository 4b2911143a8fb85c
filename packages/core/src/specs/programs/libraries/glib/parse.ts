import { removeDotSegments } from '../../../../generic-syntax/resolving/remove-dot-segments.ts'
import { decodePercent, encodeOutside } from '../../shared/octets.ts'
import type { Target } from '../../shared/target.ts'
import { decoded, glibHost } from './host.ts'

const schemeForm = /^([A-Za-z][0-9A-Za-z.+-]*):/
const strayPercent = /%(?![0-9A-Fa-f]{2})/
const visible = /^[\x21-\x7e]$/
const ports: ReadonlyMap<string, number> = new Map([
  ['ftp', 21],
  ['http', 80],
  ['https', 443],
  ['socks', 1080],
  ['ws', 80],
  ['wss', 443],
])
const withRoot = new Set(['http', 'https', 'ws', 'wss'])

/** Reads a URL as `g_uri_parse` does with the flags that libsoup passes. */
export function readGlib(input: string): Target | null {
  const nul = input.indexOf('\0')
  const url = nul === -1 ? input : input.slice(0, nul)
  const scheme = schemeForm.exec(url)?.[1]
  if (scheme === undefined) return null
  const lower = scheme.toLowerCase()
  const start = scheme.length + 1
  const hasAuthority = url.startsWith('//', start)
  const length = hasAuthority ? url.slice(start + 2).search(/[/?#]/) : 0
  const end = length === -1 ? url.length : start + (hasAuthority ? 2 + length : 0)
  const authority = hasAuthority ? divideAuthority(url.slice(start + 2, end)) : noAuthority
  // GLib also checks the escapes in the fragment.
  if (authority === null || strayPercent.test(url.slice(end))) return null
  const { user, password, host } = authority
  const hash = url.indexOf('#', end)
  const rest = normalized(url.slice(end, hash === -1 ? undefined : hash))
  const mark = rest.indexOf('?')
  const path = mark === -1 ? rest : rest.slice(0, mark)
  const whole = withRoot.has(lower) && path === '' ? '/' : removeDotSegments(path)
  return {
    scheme: lower,
    user,
    password,
    host,
    port: authority.port ?? ports.get(lower) ?? null,
    target: whole + (mark === -1 ? '' : rest.slice(mark)),
  }
}

interface Authority {
  readonly user: string | null
  readonly password: string | null
  readonly host: string | null
  readonly port: number | null
}

const noAuthority: Authority = { user: null, password: null, host: null, port: null }

/** Divides an authority at its first `@`. Returns null if GLib rejects the URL. */
function divideAuthority(text: string): Authority | null {
  const at = text.indexOf('@')
  const [user, password] = at === -1 ? [null, null] : loginOf(text.slice(0, at))
  const hostinfo = text.slice(at + 1)
  const closing = hostinfo.startsWith('[') ? hostinfo.indexOf(']') : -2
  const colon =
    closing === -2
      ? hostinfo.indexOf(':')
      : closing === -1
        ? -1
        : hostinfo[closing + 1] === ':'
          ? closing + 1
          : -1
  const host = glibHost(colon === -1 ? hostinfo : hostinfo.slice(0, colon))
  const digits = colon === -1 ? '' : hostinfo.slice(colon + 1)
  if (user === undefined || password === undefined || host === undefined) return null
  if (!/^\d*$/.test(digits) || Number(digits) > 65535) return null
  return { user, password, host, port: digits === '' ? null : Number(digits) }
}

function loginOf(text: string): readonly (string | null | undefined)[] {
  const colon = text.indexOf(':')
  return colon === -1
    ? [decoded(text), null]
    : [decoded(text.slice(0, colon)), decoded(text.slice(colon + 1))]
}

/** Writes escapes in uppercase, and only where they are needed. */
function normalized(text: string): string {
  const escapes = text.replace(/%[0-9A-Fa-f]{2}/g, written => {
    const character = decodePercent(written)
    return /[0-9A-Za-z\-._~]/.test(character) ? character : written.toUpperCase()
  })
  return encodeOutside(escapes, visible)
}
