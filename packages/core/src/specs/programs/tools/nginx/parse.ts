import { type Target, webPorts } from '../../shared/target.ts'
import { normalizedPath } from './normalized-path.ts'

const form =
  /^(https?):\/\/([0-9A-Za-z.-]*|\[[0-9A-Za-z:\-._~!$&'()*+,;=]*\])(?::(\d*))?(?=[/? ]|$)([^\x00-\x20\x7f]*) *$/i

/** Reads a request line with a whole URL as nginx does: the host, and the path as nginx normalizes it. */
export function readNginx(url: string): Target | null {
  const [, written, name, digits = '', rest = ''] = form.exec(url) ?? []
  if (written === undefined || name === undefined) return null
  const host = name.toLowerCase().replace(/\.$/, '')
  if (host === '' || name.includes('..')) return null
  const mark = rest.indexOf('?')
  const path = normalizedPath(mark === -1 ? rest : rest.slice(0, mark))
  if (path === null) return null
  const isCut = /#/.test(mark === -1 ? rest : rest.slice(0, mark))
  const query = mark === -1 || isCut ? '' : (/^[^#]*/.exec(rest.slice(mark + 1))?.[0] ?? '')
  const scheme = written.toLowerCase()
  const start = written.length + 3
  return {
    scheme,
    user: null,
    password: null,
    host,
    port: digits === '' ? (webPorts.get(scheme) ?? null) : Number(digits),
    target: path + (query === '' ? '' : `?${query}`),
    hostSpan: { start, end: start + name.length },
  }
}
