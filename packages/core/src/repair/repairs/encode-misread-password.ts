import { spansOverlap } from '../../text/span.ts'
import { userinfoSecrets } from '../../text/secrets/userinfo-secrets.ts'
import type { Repair } from '../repair.ts'
import { encodeText } from './characters/encode-text.ts'

/** Matches what a password cannot contain, and a `%` that does not start a percent-encoded byte. */
const notInPassword = /[^A-Za-z\d._~!$&'()*+,;=%-]|%(?![\dA-Fa-f]{2})/gu

/**
 * Percent-encodes a password that ends the host early and so causes a parse exception. It runs to the last `@`, as its
 * author meant it.
 */
export const encodeMisreadPassword: Repair = ({ input, issue, result }) => {
  if (result.url !== null || issue.kind !== 'parse-exception') return []
  // A missing host has an empty span, and the delimiter after it is part of the password.
  const { start, end } = issue.span
  const wrong = { start, end: Math.max(end, start + 1) }
  const password = userinfoSecrets(input).find(span => spansOverlap(span, wrong))
  if (password === undefined || input.charAt(password.end) !== '@') return []
  if (!/[/?#\\]/.test(input.slice(password.start, password.end))) return []
  const edits = encodeText(input, password, notInPassword)
  return [{ title: 'Percent-encode the password', edits, isLikely: true }]
}
