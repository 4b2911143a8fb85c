import { divideUserinfo, type Target } from '../../shared/target.ts'
import { lookedUpByNode } from './looked-up.ts'

const surrounding = /^[\0-\x20\u00a0\ufeff]+|[\0-\x20\u00a0\ufeff]+$/g
const simplePath = /^\/\/?(?!\/)[^?\s]*(?:\?[^\s]*)?$/
const schemeForm = /^([a-z0-9.+-]+):/i
const hostForm = /^\/\/[^@/]+@[^@/]+/
const slashed = new Set(['http', 'https', 'ftp', 'gopher', 'file', 'ws', 'wss'])
const ports: ReadonlyMap<string | null, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
])
const beforePath = /[/?#]/
/** Characters that end a host, unless an `@` follows them. */
const notInHost = /[ "%';<>\\^`{|}]/

/** Reads a URL as Node's legacy `url.parse` does. */
export function readNode(input: string): Target | null {
  const url = withSlashes(input)
  // An `@` in the query does not count.
  if (!/^[^?]*[#@]|#/.test(url) && simplePath.test(url)) return targetOf(null, noAuthority, url)
  const written = schemeForm.exec(url)?.[1] ?? null
  const scheme = written?.toLowerCase() ?? null
  let rest = url.slice(written === null ? 0 : written.length + 1)
  const isScript = scheme === 'javascript'
  if (isScript) return targetOf(scheme, noAuthority, rest)
  const hasSlashes = (written !== null || hostForm.test(rest)) && rest.startsWith('//')
  if (hasSlashes) rest = rest.slice(2)
  if (!hasSlashes && (written === null || slashed.has(written))) {
    return targetOf(scheme, noAuthority, escaped(rest))
  }
  const authority = divideAuthority(rest)
  return authority && targetOf(scheme, authority, escaped(authority.rest))
}

/** Trims a URL and replaces backslashes with slashes, up to the query or fragment. */
function withSlashes(input: string): string {
  const url = input.replace(surrounding, '')
  const end = url.search(/[?#]/)
  if (end === -1) return url.replaceAll('\\', '/')
  return url.slice(0, end).replaceAll('\\', '/') + url.slice(end)
}

interface Authority {
  readonly auth: string | null
  readonly host: string | null
  readonly port: string
}

const noAuthority: Authority = { auth: null, host: null, port: '' }

function divideAuthority(text: string): (Authority & { rest: string }) | null {
  // Node removes tabs and line breaks up to the end of the host.
  const unread = text.search(beforePath)
  const upTo = unread === -1 ? text.length : unread
  const clean = text.slice(0, upTo).replace(/[\t\n\r]/g, '')
  const at = clean.lastIndexOf('@')
  const auth = at === -1 ? null : decoded(clean.slice(0, at))
  if (auth === undefined) return null
  const unread2 = clean.slice(at + 1)
  const length = unread2.search(notInHost)
  const written = length === -1 ? unread2 : unread2.slice(0, length)
  let rest = (length === -1 ? '' : unread2.slice(length)) + text.slice(upTo)
  const port = /:(\d*)$/.exec(written)
  let name = port === null ? written : written.slice(0, port.index)
  const isLiteral = name.startsWith('[') && name.endsWith(']')
  if (!isLiteral) {
    const colon = name.indexOf(':')
    if (colon !== -1) {
      rest = `/${name.slice(colon)}${rest}`
      name = name.slice(0, colon)
    }
  }
  const host = lookedUpByNode(name, isLiteral)
  if (host === null) return null
  if (isLiteral && !rest.startsWith('/')) rest = `/${rest}`
  return { auth, host, port: port?.[1] ?? '', rest }
}

/** Decodes a text; undefined if it cannot be decoded. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const alwaysEscaped = /[\t\n\r "'<>\\^`{|}]/g

function escaped(text: string): string {
  return text.replace(alwaysEscaped, character => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  })
}

function targetOf(scheme: string | null, { auth, host, port }: Authority, rest: string): Target {
  const [user, password] = auth === null ? [null, null] : divideUserinfo(auth)
  const hash = rest.indexOf('#')
  const whole = hash === -1 ? rest : rest.slice(0, hash)
  const mark = whole.indexOf('?')
  const path = mark === -1 ? whole : whole.slice(0, mark)
  const isRoot =
    path === '' && host !== null && host !== '' && scheme !== null && slashed.has(scheme)
  return {
    scheme,
    user,
    password,
    host,
    port: port === '' ? (ports.get(scheme) ?? null) : Number(port),
    target: (isRoot ? '/' : path) + (mark === -1 ? '' : whole.slice(mark)),
  }
}
