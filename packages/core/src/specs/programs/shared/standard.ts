import { platform } from '#platform'
import { whatwg } from '../../whatwg/index.ts'
import { type Target, webPorts } from './target.ts'

const ports = new Map([...webPorts, ['ws', 80], ['wss', 443]] as const)

/** What a program that follows the URL Standard does otherwise. */
export interface Deviations {
  /** What it connects to. */
  readonly schemes: ReadonlySet<string | null>
  /** The text to read for that of a host. */
  readonly rewriteHost?: (host: string) => string
  /** The host for that of the Standard; null: it is refused. */
  readonly changeHost?: (host: string) => string | null
  readonly changeUserinfo?: (text: string) => string
  readonly changePath?: (path: string) => string
}

const same = (text: string): string => text

/** What a program reads that follows the URL Standard, but for some deviations. */
export function readStandard(input: string, deviations: Deviations): Target | null {
  const { rewriteHost, changeHost = same, changeUserinfo = same, changePath = same } = deviations
  const rewritten = rewriteHost === undefined ? input : withHost(input, rewriteHost)
  const { url, components } = whatwg.parse(rewritten)
  if (url === null || !deviations.schemes.has(url.scheme)) return null
  const { scheme, username, password, port, path, query } = url
  const host = changeHost(url.host ?? '')
  if (host === null) return null
  return {
    scheme,
    user: username === null || username === '' ? null : changeUserinfo(username),
    password: password === null || password === '' ? null : changeUserinfo(password),
    host: host || null,
    port: port === null ? (ports.get(scheme ?? '') ?? null) : Number(port),
    target: changePath(path) + (query === null ? '' : `?${query}`),
    hostSpan: rewritten === input ? components.host : null,
  }
}

const surrounding = /^[\0-\x20]+|[\0-\x20]+$/g
const aroundHost =
  /^((?:https?|wss?|ftp):[/\\]*(?:[^/\\?#]*@)?)(\[[^\]/\\?#@]*\]|[^:/\\?#@]*)([\s\S]*)$/i

/** A URL of the web with another text for its host. */
function withHost(input: string, change: (host: string) => string): string {
  const text = input.replace(surrounding, '').replace(/[\t\n\r]/g, '')
  const [, before, host = '', after = ''] = aroundHost.exec(text) ?? []
  if (before === undefined) return input
  const changed = change(host)
  return changed === host ? input : before + changed + after
}

/** The schemes that browsers connect to. */
export const browserSchemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ws', 'wss'])

/** Whether labels in Punycode are some: the Standard does not ask where the name is in ASCII. */
export function hasValidPunycode(host: string): boolean {
  const options = { checkBidi: true, checkJoiners: true }
  return !host.includes('xn--') || platform.loadUts46().toAscii(host, options) !== null
}
