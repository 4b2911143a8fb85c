import type { Span } from '../../../text/span.ts'

/** What a program connects to for a URL, and asks for there. */
export interface Target {
  readonly scheme: string | null
  readonly user: string | null
  readonly password: string | null
  /** As it is looked up: an address where no name has to be, IPv6 in brackets. Null: no connection. */
  readonly host: string | null
  /** The port of the connection; null where the program knows none. */
  readonly port: number | null
  /** Path and query as they are requested. */
  readonly target: string
  /** Where the host is written, if it is written in one piece. */
  readonly hostSpan?: Span | null
}

/** What a program makes of a URL: null where it refuses it. Never throws. */
export type TargetReader = (url: string) => Target | null

/** The ports that programs know for the schemes of the web. */
export const webPorts: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
])

/** A userinfo divided at its first colon. */
export function divideUserinfo(userinfo: string): readonly [string, string | null] {
  const colon = userinfo.indexOf(':')
  return colon === -1 ? [userinfo, null] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)]
}
