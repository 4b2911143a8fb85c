import type { Machine, State } from '../machine.ts'
import type { UrlRecord } from '../url-record.ts'
import { shorten } from './path.ts'

/**
 * [Relative state](https://url.spec.whatwg.org/#relative-state): a URL that takes from its base
 * what it does not have.
 */
export const relative: State = m => {
  const base = baseOf(m)
  m.setScheme(base.scheme)
  const unit = m.at(m.pointer)
  if (m.isSlash(unit)) {
    if (unit === 0x5c) {
      const beforeHost = m.isSlash(m.at(m.pointer + 1))
      m.report(beforeHost ? 'backslash-before-host' : 'backslash-in-path', m.pointer, m.pointer + 1)
    }
    m.pointer++
    return 'relative slash'
  }
  takeAuthority(m, base)
  m.path = base.path
  m.query = base.query
  if (unit === 0x3f) {
    m.pointer++
    return 'query'
  }
  if (unit === 0x23) {
    m.pointer++
    return 'fragment'
  }
  if (m.pointer >= m.text.length) return null
  m.query = null
  m.path = shorten(base.path, base.scheme)
  m.pathStart = m.pointer
  return 'path'
}

/**
 * [Relative slash state](https://url.spec.whatwg.org/#relative-slash-state): a second slash begins
 * a host, else the path begins at the first.
 *
 *     //example.com/
 *      ^
 */
export const relativeSlash: State = m => {
  const unit = m.at(m.pointer)
  if (m.isSlash(unit)) {
    if (unit === 0x5c) m.report('backslash-before-host', m.pointer, m.pointer + 1)
    m.pointer++
    return m.isSpecial ? 'special authority ignore slashes' : 'authority'
  }
  takeAuthority(m, baseOf(m))
  m.pathStart = m.pointer - 1
  return 'path'
}

/** Both states are only entered with a base URL. */
function baseOf(m: Machine): UrlRecord {
  if (m.base === null) throw new Error('A relative state was entered without a base URL')
  return m.base
}

function takeAuthority(m: Machine, base: UrlRecord): void {
  m.username = base.username
  m.password = base.password
  m.host = base.host
  m.port = base.port
}
