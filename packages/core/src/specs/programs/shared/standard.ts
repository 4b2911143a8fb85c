import { platform } from '#platform'
import { whatwg } from '../../whatwg/index.ts'
import { type Target, webPorts } from './target.ts'

const ports = new Map([...webPorts, ['ws', 80], ['wss', 443]] as const)

/** How a program deviates from the URL Standard. */
export interface Deviations {
  /** The schemes that it connects to. */
  readonly schemes: ReadonlySet<string | null>
  /** Returns the text to parse in place of a host's text. */
  readonly rewriteHost?: (host: string) => string
  /** Returns the program's host for the host of the Standard; null if the program rejects it. */
  readonly changeHost?: (host: string) => string | null
  readonly changeUserinfo?: (text: string) => string
  readonly changePath?: (path: string) => string
}

const same = (text: string): string => text

/** Reads a URL by the URL Standard, with the deviations of a program. */
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
const aroundHost = /^((?:https?|wss?|ftp):[/\\]*(?:[^/\\?#]*@)?)([^/\\?#@]*)([\s\S]*)$/i
/** A port: a colon that no bracket encloses or follows. */
const portForm = /:[^:[\]]*$/

/** Replaces the host in the text of a web URL. */
function withHost(input: string, change: (host: string) => string): string {
  const text = input.replace(surrounding, '').replace(/[\t\n\r]/g, '')
  const [, before, hostinfo = '', rest = ''] = aroundHost.exec(text) ?? []
  if (before === undefined) return input
  const isOpen = hostinfo.lastIndexOf('[') > hostinfo.lastIndexOf(']')
  const port = isOpen ? '' : (portForm.exec(hostinfo)?.[0] ?? '')
  const host = hostinfo.slice(0, hostinfo.length - port.length)
  const changed = change(host)
  return changed === host ? input : before + changed + port + rest
}

/** The schemes that browsers connect to. */
export const browserSchemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ws', 'wss'])

/** Whether the Punycode labels of a host are valid. The URL Standard does not check them in an ASCII name. */
export function hasValidPunycode(host: string): boolean {
  const options = { checkBidi: true, checkJoiners: true }
  return !host.includes('xn--') || platform.loadUts46().toAscii(host, options) !== null
}
