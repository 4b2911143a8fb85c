import type { Span } from '../../../text/span.ts'

/** The server that a program connects to for a URL, and the request that it sends. */
export interface Target {
  readonly scheme: string | null
  readonly user: string | null
  readonly password: string | null
  /** The host that is looked up; an address if no lookup is needed, IPv6 in brackets. Null: no connection. */
  readonly host: string | null
  /** The port of the connection; null if the program does not know one. */
  readonly port: number | null
  /** The path and query as they are requested. */
  readonly target: string
  /** The span of the host, if it is written in one piece. */
  readonly hostSpan?: Span | null
}

/** Reads a URL as a program does. Returns null if the program rejects it. Never throws. */
export type TargetReader = (url: string) => Target | null

/** The default ports of web schemes that programs know. */
export const webPorts: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
])

/** Divides a userinfo at its first colon into user name and password. The password is null without a colon. */
export function divideUserinfo(userinfo: string): readonly [string, string | null] {
  const colon = userinfo.indexOf(':')
  return colon === -1 ? [userinfo, null] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)]
}
