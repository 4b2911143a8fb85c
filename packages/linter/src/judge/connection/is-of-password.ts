import type { Issue, Span } from '@hreflint/core'
import { someHole } from '@hreflint/documents/embedded'
import { spansOverlap } from '@hreflint/core/internal'

const codes =
  /\/(?:(?:unescaped-delimiter|ambiguous-delimiter|unescaped-character|stray-percent)-in-password|password-read-as-(?:host|port)|unescaped-plus|password-ends-early)$/

/** A user name and a password where the driver reads neither, whatever they are. */
const misplaced = /\/credentials-before-host$/

/**
 * Whether an issue is about a character of the password of a connection string, and no placeholder is there or directly
 * after it, or about where the password is. No value of a host, port or database then makes it right.
 */
export function isOfPassword({ code, span }: Issue, holes: readonly Span[]): boolean {
  if (misplaced.test(code)) return true
  if (!codes.test(code)) return false
  // A placeholder may complete the escape that a `%` starts.
  const near = { start: span.start, end: span.end + 2 }
  return !someHole(holes, near, hole => spansOverlap(hole, near))
}
