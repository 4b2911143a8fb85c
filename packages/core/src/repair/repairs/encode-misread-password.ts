import type { Issue } from '../../contract/issue.ts'
import { type Span, spansOverlap } from '../../text/span.ts'
import { userinfoSecrets } from '../../text/secrets/userinfo-secrets.ts'
import type { Repair } from '../repair.ts'
import { encodeText } from './characters/encode-text.ts'

/** Matches what a password cannot contain, and a `%` that does not start a percent-encoded byte. */
const notInPassword = /[^A-Za-z\d._~!$&'()*+,;=%-]|%(?![\dA-Fa-f]{2})/gu

/**
 * Returns the password that ends the host early and so causes a parse exception; null if there is none. It runs to the last
 * `@`, as its author meant it.
 */
export function misreadPassword(text: string, { kind, span: { start, end } }: Issue): Span | null {
  if (kind !== 'parse-exception') return null
  // A missing host has an empty span, and the delimiter after it is part of the password.
  const wrong = { start, end: Math.max(end, start + 1) }
  const password = userinfoSecrets(text).find(span => spansOverlap(span, wrong))
  if (password === undefined || text.charAt(password.end) !== '@') return null
  return /[/?#\\]/.test(text.slice(password.start, password.end)) ? password : null
}

/** Percent-encodes a password that ends the host early and so causes a parse exception. */
export const encodeMisreadPassword: Repair = ({ input, issue, result }) => {
  const password = result.url === null ? misreadPassword(input, issue) : null
  if (password === null) return []
  const edits = encodeText(input, password, notInPassword)
  return [{ title: 'Percent-encode the password', edits, isLikely: true }]
}
