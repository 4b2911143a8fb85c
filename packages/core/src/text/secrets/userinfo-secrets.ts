import { isInParameter } from '../../connection/intended.ts'
import { connectionSpecOf, opaqueConnection } from '../../connection/schemes.ts'
import type { Span } from '../span.ts'
import { encodedSecrets } from './encoded-secrets.ts'
import { hostlessSecret, mayLackHost, mayLackHostAt } from './hostless-secrets.ts'
import { isToken } from './is-token.ts'

/** Matches the text before a user name and password. One slash is left of two where a URL was taken for the name of a file. */
const beforeUserinfo =
  /(?:https?|wss?|ftp|sips?):[\\/]*|[\\/]{2,}|(?<=[a-z][a-z\d+.-]{1,40}:)\/(?=[^\\/?#\s]*:)/gi

/** A scheme before an offset. */
const schemeBefore = /[a-z][a-z\d+._-]{0,40}:$/i

/** Maximum length of the text in which a password is searched. */
export const longest = 4000

/** Maximum number of parameters with an `@`. Looking at each takes as long as the text is. */
const mostParameters = 30

/**
 * What may be a port, written or by a variable, where an address continues or ends after it. A backslash can also
 * begin an escape of a string: `\"`. A tab is not what ends an address in a sentence.
 */
const port =
  /^(?:(\d+)|\$\{[^}@]*\}|\$\w+|%[ds]|\{\{[^{}@]*\}\}|\{\w*\}|)(?:[/?#]|\\(?!["'`ntu])|$|[,;.)\]}>]*[^\S\t]|[,;.)\]}>]+$)/

/** Matches the user name of a URL that is all of a text: `CORP\ada:`, `o'neil:`. */
const userName = /^(?:[^\\/?#:]|(?<=\w)\\(?=\w))*:/

/** A user name whose colon is percent-encoded. */
const encodedUserName = /^[^\\/?#:\s"'<>`@]*?%3A(?=[^\\/?#\s]*?(?:@|%40|＠))/i

/** Maximum length of what can be between an empty port and an `@`: `https://example.com:/@ada`. */
const longestAfterEmptyPort = 3

/**
 * Returns the user name and its colon, which may be percent-encoded: a plain colon after an `@` is that of the port.
 *
 * @param plain What is before the first plain colon, with it; null if there is none.
 */
function encodedName(text: string, plain: string | null): string | null {
  if (plain !== null && !plain.includes('@')) return plain
  const [encoded] = encodedUserName.exec(text) ?? []
  return encoded !== undefined && (plain === null || encoded.length < plain.indexOf('@'))
    ? encoded
    : plain
}

/** Matches every text that may have a password before a host. */
export const mayHaveUserinfo = /@|%(?:25)*40|＠/

const atSign = /@|%40|＠/g

/** What can be part of a URL from an offset on. */
export interface Reach {
  readonly text: string
  /** The length of what certainly belongs to the URL. */
  readonly run: number
  /** Whether something other than a blank ends the URL, so that it can contain blanks. */
  readonly hasBlanks: boolean
  /** Matches the user name and its colon. */
  readonly userName: RegExp
}

/**
 * Returns the passwords before the hosts of URLs.
 *
 * @param reachFrom Returns how far a URL can go, whose authority starts at an offset. By default, to the end.
 */
export function userinfoSecrets(text: string, reachFrom = reachOfUrl): readonly Span[] {
  if (!mayHaveUserinfo.test(text) && !mayLackHost.test(text)) return []
  const spans: Span[] = []
  let end = 0
  let at = -1
  const add = (start: number, find: typeof inWebAddress) => {
    // Most candidates have no `@` within reach, which is quickly told.
    if (at < start) at = indexOfAt(text, start)
    const hasAt = at - start <= longest
    if (!hasAt && (find !== inHierarchy || !mayLackHostAt(text, start))) return
    const reach = reachFrom(text, start)
    const found = hasAt ? (loneToken(reach) ?? find(reach)) : withoutHost(reach)
    if (found === null) return
    end = start + found.end
    spans.push({ start: start + found.start, end })
  }
  for (const { index, 0: lead } of text.matchAll(opaqueConnection)) {
    if (index >= end) add(index + lead.length, inConnection)
  }
  for (const span of encodedSecrets(text, longest)) spans.push(span)
  end = 0
  at = -1
  for (const { index, 0: lead } of text.matchAll(beforeUserinfo)) {
    const start = index + lead.length
    if (start < end) continue
    add(start, findAfter(text, index, lead))
  }
  return spans
}

function reachOfUrl(url: string, start: number): Reach {
  const text = url.slice(start, start + longest)
  return { text, run: text.length, hasBlanks: true, userName }
}

function indexOfAt(text: string, from: number): number {
  atSign.lastIndex = from
  return atSign.exec(text)?.index ?? Number.POSITIVE_INFINITY
}

/** What finds the password in the text after the slashes of a URL. */
function findAfter(text: string, index: number, lead: string): typeof inWebAddress {
  const slashes = /[\\/]*$/.exec(lead)?.[0] ?? ''
  const end = index + lead.length - slashes.length
  // `ftp:` may be the end of `sftp:`.
  const scheme = schemeBefore.exec(text.slice(Math.max(0, end - 42), end))?.[0]
  if (scheme === undefined || connectionSpecOf(`${scheme}${slashes}`) === null) return inWebAddress
  // After the host of `ssh://example.com:ada/repo` is a path.
  return /(?:ssh|sftp):$/i.test(scheme) ? inConnection : inHierarchy
}

/** Returns the password in the text after the slashes of a web address. */
function inWebAddress(reach: Reach): Span | null {
  const { text, run, hasBlanks } = reach
  const whole = text.slice(0, run)
  const name = encodedName(whole, reach.userName.exec(whole)?.[0] ?? null) ?? ''
  const start = name.length
  // `[::1]:8080/@user` has none.
  if (start === 0 || /^\[[^\]@]*\](?::\d*)?(?:[\\/?#\s]|$)/.test(text)) return null
  if (isEndOfString(text.slice(start))) return null
  // `https://https://host/`: the second scheme begins the URL that was meant.
  if (/^https?:\/\//i.test(text)) return null
  const [written, digits = ''] = port.exec(whole.slice(start)) ?? []
  // A port without a host is none, and no URL has a blank after it.
  const isNone = start === 1 || written === undefined || (hasBlanks && /\s$/.test(written))
  if (isNone || Number(digits) > 65_535) return upToAt(reach, start)
  if (!/[\\/?#]$/.test(written)) return null
  const found = upToAt(reach, start)
  if (found === null) return null
  const isPassword =
    written.length === 1
      ? found.end - start > longestAfterEmptyPort
      : isUser(name, text.slice(found.end))
  return isPassword ? found : null
}

/** A user name that can be a token: `https://ghp_…@github.com/a/b`, also before an empty password or a word for none. */
const loneName = /^([^\\/?#@:\s"'<>{}$]{10,})(?::[\w-]*)?(?=@[^\s@])/

/**
 * Returns the token in place of a user name, which Git hosts, NATS and many interfaces take; null if there is none. What
 * is between it and the `@` is hidden with it.
 */
function loneToken({ text, run }: Reach): Span | null {
  const [all = '', name = ''] = loneName.exec(text.slice(0, run)) ?? []
  return isToken(name) ? { start: 0, end: all.length } : null
}

/**
 * Whether `ada:12/pw@db.example.com` has a user name and a password, not a host, a port and a path: if the name
 * has no dot, and what follows the `@` is more than a name.
 */
function isUser(name: string, rest: string): boolean {
  return !/[.@]|^localhost:$/i.test(name) && /^(?:@|%40|＠)[^@\\/?#]*[.:$[{]/.test(rest)
}

/** Returns the password in a connection string, from what follows its scheme. */
function inConnection(reach: Reach): Span | null {
  const { text, run, hasBlanks } = reach
  if (/^\[[^\]@]*\](?::\d*)?(?:[/?#,\s]|$)/.test(text)) return null
  const whole = text.slice(0, run)
  const colon = whole.indexOf(':')
  const plain = colon < 0 ? null : whole.slice(0, colon + 1)
  const name = encodedName(whole, plain)
  if (name === null) return oracleSecret(reach)
  if (name !== plain) return upToAt(reach, name.length)
  // `sqlserver://db:1433;user=ada@example.com`
  if (/^\d{1,5};(?:user|uid|database|encrypt|password)[\w ]*=/i.test(text.slice(colon + 1, run)))
    return null
  if (!hasBlanks && /^\d*[,;.)\]}>]*(?:\s|$)/.test(text.slice(colon + 1, run))) return null
  return isEndOfString(text.slice(colon + 1)) ? null : upToAt(reach, colon + 1)
}

/** Returns the password in the text after the slashes of a connection string whose host may be missing. */
function inHierarchy(reach: Reach): Span | null {
  return inConnection(reach) ?? withoutHost(reach)
}

function withoutHost({ text, run }: Reach): Span | null {
  return mayLackHostAt(text, 0) ? hostlessSecret(text.slice(0, run)) : null
}

/** `jdbc:oracle:thin:scott/tiger@…` has a slash instead of a colon if `thin:` is part of its scheme. */
function oracleSecret(reach: Reach): Span | null {
  const name = /^[\w.$]*\/(?=[^/][^@/]*@)/.exec(reach.text)?.[0] ?? ''
  return name === '' ? null : upToAt(reach, name.length)
}

/** `'http://host:' + port` */
function isEndOfString(rest: string): boolean {
  return /^["'`]\s*(?:[+.,;)\]}]|$)/.test(rest)
}

/** Returns the text up to the last `@` that is not in a parameter after a host. */
function upToAt({ text, run }: Reach, start: number): Span | null {
  const whole = text.slice(0, run)
  const at = atBeforeScope(whole) ?? lastAt(whole, start)
  if (at >= 0) {
    const end = at + (beforeEncodedAt.exec(whole.slice(at))?.[0].length ?? 0)
    return end > start ? { start, end } : null
  }
  // The password contains what ends the URL in its document.
  const beyond = run < text.length ? lastAt(text, start) : -1
  const isOfNext = isPlainPort.test(whole.slice(start)) && nextUrl.test(text.slice(run, beyond))
  return beyond > start && !isOfNext ? { start, end: beyond } : null
}

/** A port, in range or not, in a URL that ends where its quotes do. */
const isPlainPort = /^\d+(?:[\\/?#]|$)/

/** The end of a string and a URL in a later one: `"; b = "https://`. */
const nextUrl = /^["'`].*["'`][a-z][a-z\d+.-]*:\/\//is

/** The end of a password with an `@`, if the one before the host is written otherwise. */
const beforeEncodedAt = /^@[^\\/?#@]*(?=%40|＠)/

/** In `//ada:pw@npm.example.com/@scope/name@1.0`, the path begins with a scope. */
function atBeforeScope(text: string): number | null {
  const found = /^[^:\\/?#]*:[^\\/?#]*(?=@[\w-]+(?:\.[\w-]+)+(?::\d+)?\/@[^@\\/?#])/.exec(text)
  return found === null ? null : found[0].length
}

function lastAt(text: string, start: number): number {
  if (!text.includes('@', start)) return Math.max(text.lastIndexOf('%40'), text.lastIndexOf('＠'))
  const last = text.lastIndexOf('@')
  let at = last
  for (let left = mostParameters; at >= start; left--) {
    if (left === 0) return last
    if (!isInParameter(text, at, 0)) return at
    at = at > 0 ? text.lastIndexOf('@', at - 1) : -1
  }
  return -1
}
