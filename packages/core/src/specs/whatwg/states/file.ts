import { parseHost } from '../host/host.ts'
import type { Machine, State } from '../machine.ts'
import { authorityEnd } from './authority.ts'
import { isDriveLetter, startsWithDriveLetter } from './drive-letter.ts'
import { shorten } from './path.ts'

/** [File state](https://url.spec.whatwg.org/#file-state): after `file:`, or relative to a file URL. */
export const file: State = m => {
  m.setScheme('file')
  m.host = ''
  const unit = m.at(m.pointer)
  if (unit === 0x2f || unit === 0x5c) {
    if (unit === 0x5c) reportBackslash(m, m.isSlash(m.at(m.pointer + 1)))
    m.pointer++
    return 'file slash'
  }
  m.pathStart = m.pointer
  if (m.base?.scheme !== 'file') return 'path'
  m.host = m.base.host
  m.path = m.base.path
  m.query = m.base.query
  if (unit === 0x3f) {
    m.pointer++
    return endPath(m, 'query')
  }
  if (unit === 0x23) {
    m.pointer++
    return endPath(m, 'fragment')
  }
  if (m.pointer >= m.text.length) return endPath(m, null)
  m.query = null
  if (startsWithDriveLetter(m.text, m.pointer)) {
    m.report('drive-letter-relative', m.pointer, m.pointer + 2)
    m.path = ''
  } else m.path = shorten(m.path, 'file')
  return 'path'
}

/** A backslash after `file:` or, without a scheme, one that starts a host or a path. */
function reportBackslash(m: Machine, beforeHost: boolean): void {
  const relative = beforeHost ? 'backslash-before-host' : 'backslash-in-path'
  m.report(m.schemeEnd === -1 ? relative : 'backslash-in-file-url', m.pointer, m.pointer + 1)
}

/** Leaves a file URL that takes its path from the base. */
function endPath<Next>(m: Machine, next: Next): Next {
  m.pathEnd = m.pathStart
  return next
}

/** [File slash state](https://url.spec.whatwg.org/#file-slash-state): a second slash begins a host. */
export const fileSlash: State = m => {
  const unit = m.at(m.pointer)
  if (unit === 0x2f || unit === 0x5c) {
    if (unit === 0x5c) reportBackslash(m, true)
    m.pointer++
    return 'file host'
  }
  if (m.base?.scheme === 'file') {
    m.host = m.base.host
    const drive = /^\/[A-Za-z]:(?=\/|$)/.exec(m.base.path)
    if (drive !== null && !startsWithDriveLetter(m.text, m.pointer)) m.path = drive[0]
  }
  m.pathStart = m.pointer - 1
  return 'path'
}

/**
 * [File host state](https://url.spec.whatwg.org/#file-host-state): a host, empty in most file URLs.
 * A Windows drive letter there is taken for the start of the path.
 *
 *     file:///home/me
 *            ^
 */
export const fileHost: State = m => {
  const start = m.pointer
  const end = authorityEnd(m, start)
  m.hostStart = start
  m.hostEnd = start
  if (end - start === 2 && isDriveLetter(m.text, start)) {
    m.report('drive-letter-as-host', start, end)
    m.pathStart = start
    m.pointer = end
    return 'path'
  }
  if (end > start) {
    m.hostEnd = end
    const host = parseHost(m, start, end)
    if (host === null) return m.stop()
    m.host = host === 'localhost' ? '' : host
  }
  m.pointer = end
  return 'path start'
}
