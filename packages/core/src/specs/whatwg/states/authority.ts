import { userinfoSet } from '../characters/percent-encode.ts'
import { plainDomainEnd } from '../host/plain-domain.ts'
import type { Machine, State, StateName } from '../machine.ts'

/**
 * [Authority state](https://url.spec.whatwg.org/#authority-state): the user name and password, which
 * end at the last `@` of the authority.
 *
 *     https://user:pass@example.com/
 *             ^^^^^^^^^^
 */
export const authority: State = m => {
  const start = m.pointer
  const plain = readPlainDomain(m, start)
  if (plain !== null) return plain
  if (!m.text.includes('@', start)) return 'host'
  const end = authorityEnd(m, start)
  const lastAt = end > start ? m.text.lastIndexOf('@', end - 1) : -1
  if (lastAt < start) return 'host'

  for (let at = m.text.indexOf('@', start); at < lastAt; at = m.text.indexOf('@', at + 1)) {
    m.report('unescaped-at-sign', at, at + 1)
  }
  readUserinfo(m, start, lastAt)
  const isEmpty = lastAt === start || (lastAt === start + 1 && m.at(start) === 0x3a)
  m.report(isEmpty ? 'empty-credentials' : 'credentials', start, lastAt + 1)
  if (lastAt + 1 === end) return m.fail('host-missing-after-credentials', end, end)
  m.pointer = lastAt + 1
  return 'host'
}

/**
 * Most authorities are but a plain domain, which the host parser gives back as it is, or one with a
 * port.
 *
 * @returns the next state; null if this is not one.
 */
function readPlainDomain(m: Machine, start: number): StateName | null {
  if (!m.isSpecial) return null
  const end = plainDomainEnd(m.text, start)
  if (end === -1) return null
  const hasColon = m.at(end) === 0x3a
  // A colon may be followed by a password and the host.
  if (hasColon && m.text.includes('@', end)) return null
  m.hostStart = start
  m.hostEnd = end
  m.host = m.text.slice(start, end)
  m.pointer = hasColon ? end + 1 : end
  return hasColon ? 'port' : 'path start'
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

/** Returns the end of the authority at `start`: a slash, `?`, `#` or the end of the text. */
export function authorityEnd({ text, isSpecial }: Machine, start: number): number {
  const delimiter = isSpecial ? specialDelimiter : otherDelimiter
  delimiter.lastIndex = start
  return delimiter.test(text) ? delimiter.lastIndex - 1 : text.length
}

const specialDelimiter = /[/?#\\]/g
const otherDelimiter = /[/?#]/g
