import type { ComponentName } from '../../contract/components.ts'
import { isAsciiDigit } from '../../text/code-point.ts'
import type { Span } from '../../text/span.ts'
import type { Characters, Place } from '../characters/characters.ts'
import { indexBefore } from '../characters/index-before.ts'
import { ipLiteralOffence } from '../host/ip-literal.ts'
import type { OffenceListener } from './offence.ts'
import { scanPlace } from './scan-place.ts'

/** The authority and its parts; null: not written. */
export interface Authority {
  readonly authority: Span | null
  readonly userinfo: Span | null
  readonly host: Span | null
  /** Whether the host matched IP-literal. */
  readonly hostIsLiteral: boolean
  readonly port: Span | null
}

export const noAuthority: Authority = {
  authority: null,
  userinfo: null,
  host: null,
  hostIsLiteral: false,
  port: null,
}

/** Divides the authority from `start` to `end` into userinfo, host and port. */
export function matchAuthority(
  input: string,
  characters: Characters,
  start: number,
  end: number,
  onOffence: OffenceListener,
): Authority {
  const scan = (component: ComponentName, place: Place, from: number, to: number): void =>
    scanPlace(input, characters, component, place, from, to, onOffence)
  const at = indexBefore(input, '@', start, end)
  let userinfo: Span | null = null
  let hostStart = start
  if (at < end) {
    const colon = indexBefore(input, ':', start, at)
    scan('username', 'userinfo', start, colon)
    if (colon < at) scan('password', 'userinfo', colon + 1, at)
    userinfo = { start, end: at }
    hostStart = at + 1
  }
  const literal = matchLiteral(input, hostStart, end)
  const takesBracket = characters.takes(0x5b, 'reg-name')
  const hostIsLiteral = literal !== null && (literal.offence === null || !takesBracket)
  const hostEnd = hostIsLiteral ? literal.end : indexBefore(input, ':', hostStart, end)
  if (!hostIsLiteral) scan('host', 'reg-name', hostStart, hostEnd)
  else if (literal.offence !== null) {
    onOffence('ip-literal', 'host', literal.offence.start, literal.offence.end)
  }
  let port: Span | null = null
  if (input[hostEnd] === ':' && hostEnd < end) {
    port = { start: hostEnd + 1, end }
    scanPort(input, port, onOffence)
  }
  return {
    authority: { start, end },
    userinfo,
    host: { start: hostStart, end: hostEnd },
    hostIsLiteral,
    port,
  }
}

/** A host that begins with a bracket: where it ends and what keeps it from being an IP-literal. */
function matchLiteral(
  input: string,
  start: number,
  end: number,
): { end: number; offence: Span | null } | null {
  if (start >= end || input[start] !== '[') return null
  const close = indexBefore(input, ']', start, end)
  const offence = ipLiteralOffence(input.slice(start + 1, close))
  if (offence >= 0 || close === end) {
    const at = offence >= 0 ? start + 1 + offence : end
    return { end: close === end ? end : close + 1, offence: characterSpan(input, at, close) }
  }
  const after = close + 1
  if (after === end || input[after] === ':') return { end: after, offence: null }
  const portStart = indexBefore(input, ':', after, end)
  return { end: portStart, offence: { start: after, end: portStart } }
}

/** Returns the character at `offset`; at `end` an insertion point. */
function characterSpan(input: string, offset: number, end: number): Span {
  const width = offset < end ? ((input.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1) : 0
  return { start: offset, end: offset + width }
}

function scanPort(input: string, port: Span, onOffence: OffenceListener): void {
  let from = -1
  for (let offset = port.start; offset <= port.end; offset++) {
    const unit = offset < port.end ? input.charCodeAt(offset) : 0x30
    const digit = isAsciiDigit(unit)
    if (digit && from >= 0) {
      if (input[from] === '@') onOffence('at-sign', 'host', from, from + 1)
      else onOffence('port', 'port', from, offset)
      from = -1
    } else if (!digit && from < 0) from = offset
  }
}
