import { plainDomainEnd } from '../host/plain-domain.ts'
import { credentials } from '../issues/credentials.ts'
import { emptyCredentials } from '../issues/empty-credentials.ts'
import { hostMissingAfterCredentials } from '../issues/host-missing-after-credentials.ts'
import { unescapedAtSign } from '../issues/unescaped-at-sign.ts'
import type { Machine, State } from '../machine.ts'
import { userinfoSet } from '../percent-encode.ts'

/**
 * [Authority state](https://url.spec.whatwg.org/#authority-state): the user name and password, which
 * end at the last `@` of the authority.
 *
 *     https://user:pass@example.com/
 *             ^^^^^^^^^^
 */
export const authority: State = m => {
  const start = m.pointer
  if (readPlainDomain(m, start)) return 'path start'
  if (!m.text.includes('@', start)) return 'host'
  const end = authorityEnd(m, start)
  const lastAt = end > start ? m.text.lastIndexOf('@', end - 1) : -1
  if (lastAt < start) return 'host'

  for (let at = m.text.indexOf('@', start); at < lastAt; at = m.text.indexOf('@', at + 1)) {
    m.report(unescapedAtSign, at, at + 1)
  }
  readUserinfo(m, start, lastAt)
  const isEmpty = lastAt === start || (lastAt === start + 1 && m.at(start) === 0x3a)
  m.report(isEmpty ? emptyCredentials : credentials, start, lastAt + 1)
  if (lastAt + 1 === end) return m.fail(hostMissingAfterCredentials, end, end)
  m.pointer = lastAt + 1
  return 'host'
}

/**
 * Most authorities are but a plain domain, which the host parser gives back as it is.
 *
 * @returns whether this is one, read.
 */
function readPlainDomain(m: Machine, start: number): boolean {
  if (!m.isSpecial) return false
  const end = plainDomainEnd(m.text, start)
  // Behind a colon may stand a port, or a password and the host.
  if (end === -1 || m.at(end) === 0x3a) return false
  m.hostStart = start
  m.hostEnd = end
  m.host = m.text.slice(start, end)
  m.pointer = end
  return true
}

/** The first colon divides; further ones belong to the password. */
function readUserinfo(m: Machine, start: number, end: number): void {
  const colon = m.text.slice(start, end).indexOf(':')
  m.usernameStart = start
  m.usernameEnd = colon === -1 ? end : start + colon
  m.username = m.encode(start, m.usernameEnd, userinfoSet)
  if (colon === -1) return
  m.passwordStart = m.usernameEnd + 1
  m.passwordEnd = end
  m.password = m.encode(m.passwordStart, end, userinfoSet)
}

/** Where the authority that begins at `start` ends: at a slash, `?`, `#` or the end of the text. */
export function authorityEnd({ text, isSpecial }: Machine, start: number): number {
  const delimiter = isSpecial ? specialDelimiter : otherDelimiter
  delimiter.lastIndex = start
  return delimiter.test(text) ? delimiter.lastIndex - 1 : text.length
}

const specialDelimiter = /[/?#\\]/g
const otherDelimiter = /[/?#]/g
