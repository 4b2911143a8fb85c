import { intendedCredentials } from '../connection/intended.ts'
import { connectionSpecOf } from '../connection/schemes.ts'
import type { Span } from './span.ts'

/** Replaces a password where it is shown. In a URL that is parsed again, it is a password too. */
export const passwordMask = '***'

/** Matches the text before a user name and password. */
const beforeUserinfo = /(?:https?|wss?|ftp):[\\/]*|[\\/]{2,}/gi

/** Maximum length of the user name and password together. Nobody has longer ones. */
const longest = 1000

/** A scheme before an offset. */
const schemeBefore = /[a-z][a-z\d+._-]{0,40}:$/i

/** Passwords among the parameters of a connection string. */
const passwordParameter =
  /[?&;](?:password|passwd|pwd|pass|sslpassword|proxyPassword)=([^&;#\s"'<>`]+)/gi

/**
 * Finds the passwords of a URL, including those of a URL in its query; with `isUrl: false`, those of
 * all URLs in a text. Text that an author meant as a password counts even if a parser reads it as
 * something else: in `https://ada:pass/word@example.com/`, the first slash ends the authority.
 */
export function passwordSpans(text: string, { isUrl = true } = {}): readonly Span[] {
  const spans = [...beforeHosts(text, isUrl), ...inParameters(text)]
  return spans.length < 2 ? spans : apart(spans)
}

function beforeHosts(text: string, isUrl: boolean): readonly Span[] {
  if (!text.includes('@')) return []
  const spans: Span[] = []
  let end = 0
  for (const { 0: lead, index } of text.matchAll(beforeUserinfo)) {
    const start = index + lead.length
    if (start < end) continue
    const candidate = text.slice(start, start + longest)
    const find = isConnection(text, index, lead) ? passwordOfConnection : passwordIn
    const found = isUrl ? find(candidate) : inLine(candidate, find)
    if (found === null) continue
    end = start + found.end
    spans.push({ start: start + found.start, end })
  }
  return spans
}

function isConnection(text: string, index: number, lead: string): boolean {
  const scheme = schemeBefore.exec(text.slice(Math.max(0, index - 42), index))?.[0]
  return scheme !== undefined && lead === '//' && connectionSpecOf(`${scheme}//`) !== null
}

function passwordOfConnection(text: string): Span | null {
  const password = intendedCredentials(text, 0)?.password
  return password === undefined || password.start === password.end ? null : password
}

function inParameters(text: string): readonly Span[] {
  if (!/pass|pwd/i.test(text) || !text.includes('://')) return []
  return Array.from(text.matchAll(passwordParameter), ({ 0: all, 1: password = '', index }) => {
    const end = index + all.length
    return { start: end - password.length, end }
  })
}

/** Sorts spans, and removes those that start inside another. */
function apart(spans: readonly Span[]): readonly Span[] {
  let end = -1
  return spans
    .toSorted((a, b) => a.start - b.start)
    .filter(span => {
      const isApart = span.start >= end
      if (isApart) end = span.end
      return isApart
    })
}

/** Replaces the passwords in a text with `***`. The options are those of `passwordSpans`. */
export function maskPasswords(text: string, options?: { readonly isUrl: boolean }): string {
  let masked = ''
  let at = 0
  for (const { start, end } of passwordSpans(text, options)) {
    masked += text.slice(at, start) + passwordMask
    at = end
  }
  return masked + text.slice(at)
}

/** Whether an edit inserts text into a password or next to it, so that it cannot be shown. */
export function revealsPassword(
  edits: readonly { readonly span: Span; readonly text: string }[],
  passwords: readonly Span[],
): boolean {
  return edits.some(
    ({ span, text }) =>
      text !== '' && passwords.some(({ start, end }) => span.start <= end && start <= span.end),
  )
}

/** Returns the password in the text after the slashes of a URL, up to the end of the line. */
function inLine(text: string, find: (text: string) => Span | null): Span | null {
  const run = /^[^"'<>`\r\n]*/.exec(text)?.[0] ?? ''
  // Words follow `//note: me@example.com` and `http://host:8080 and me@example.com`.
  return /^[^\\/?#:]*\s|^[^\\/?#:]*:\d*\s/.test(run) ? null : find(run)
}

/** Returns the password in the text after the slashes of a URL; null if there is none. */
function passwordIn(text: string): Span | null {
  const start = (/^[^\\/?#:]*:/.exec(text)?.[0] ?? '').length
  if (start === 0) return null
  const rest = text.slice(start)
  const authority = /^[^\\/?#]*/.exec(rest)?.[0] ?? ''
  const hasAt = authority.includes('@')
  // `host:8080/@user` and `[::1]:8080/@user` have none.
  if (/^\d*$/.test(authority) || (text.startsWith('[') && !hasAt)) return null
  const end = (hasAt ? authority : rest).lastIndexOf('@')
  return end > 0 ? { start, end: start + end } : null
}
