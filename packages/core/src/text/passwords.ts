import type { Span } from './span.ts'

/** What is shown instead of a password. Where a URL is parsed, it is a password as well. */
export const passwordMask = '***'

/** Where the user name and password of a URL may begin. */
const beforeUserinfo = /(?:https?|wss?|ftp):[\\/]*|[\\/]{2,}/gi

/** Nobody has a longer user name or password. */
const longest = 1000

/**
 * Finds the passwords of a URL, also of one that its query contains; with `isUrl: false`, of all URLs
 * in a text. What an author meant for a password counts, whatever a parser takes it for: in
 * `https://ada:pass/word@example.com/` the first slash ends the authority.
 */
export function passwordSpans(text: string, { isUrl = true } = {}): readonly Span[] {
  if (!text.includes('@')) return []
  const spans: Span[] = []
  let end = 0
  for (const { 0: lead, index } of text.matchAll(beforeUserinfo)) {
    const start = index + lead.length
    if (start < end) continue
    const candidate = text.slice(start, start + longest)
    const found = isUrl ? passwordIn(candidate) : passwordInLine(candidate)
    if (found === null) continue
    end = start + found.end
    spans.push({ start: start + found.start, end })
  }
  return spans
}

/** A text with `***` in place of the passwords in it. Options as for `passwordSpans`. */
export function maskPasswords(text: string, options?: { readonly isUrl: boolean }): string {
  let masked = ''
  let at = 0
  for (const { start, end } of passwordSpans(text, options)) {
    masked += text.slice(at, start) + passwordMask
    at = end
  }
  return masked + text.slice(at)
}

/** Whether an edit writes something into a password, so that it cannot be shown. */
export function revealsPassword(
  edits: readonly { readonly span: Span; readonly text: string }[],
  passwords: readonly Span[],
): boolean {
  return edits.some(
    ({ span, text }) =>
      text !== '' && passwords.some(({ start, end }) => span.start <= end && start <= span.end),
  )
}

/** The password in what follows the slashes of a URL in a line of text. */
function passwordInLine(text: string): Span | null {
  const run = /^[^"'<>`\r\n]*/.exec(text)?.[0] ?? ''
  // Words follow `//note: me@example.com` and `http://host:8080 and me@example.com`.
  return /^[^\\/?#:]*\s|^[^\\/?#:]*:\d*\s/.test(run) ? null : passwordIn(run)
}

/** The password in what follows the slashes of a URL; null where there is none. */
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
