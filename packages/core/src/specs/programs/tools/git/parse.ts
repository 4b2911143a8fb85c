import { decodePercent } from '../../shared/octets.ts'
import type { Target } from '../../shared/target.ts'
import { toWellFormed } from '../../shared/well-formed.ts'
import { readCurl } from '../curl/parse.ts'

/** URLs that Git passes to libcurl. */
const byCurl = /^(?:https?|ftps?):\/\//i
const urlForm = /^[A-Za-z][0-9A-Za-z+.-]*:\/\//
const protocols: ReadonlyMap<string, 'ssh' | 'git' | 'file'> = new Map([
  ['ssh', 'ssh'],
  ['git+ssh', 'ssh'],
  ['ssh+git', 'ssh'],
  ['git', 'git'],
  ['file', 'file'],
])

/** Reads a remote as Git connects to it: `parse_connect_url` of connect.c, or libcurl. */
export function readGit(input: string): Target | null {
  if (byCurl.test(input)) return readCurl(input)
  const nul = input.indexOf('\0')
  const written = nul === -1 ? input : input.slice(0, nul)
  // It could be taken for a command-line option.
  if (written.startsWith('-')) return null
  const url = urlForm.test(written) ? decoded(written) : written
  const mark = url.indexOf('://')
  const isLocal = /^[^:]*$|^[^:/]*\//.test(url)
  if (mark === -1 && isLocal) return url === '' ? null : local(url.slice(afterLiteral(url)))
  const protocol = mark === -1 ? 'ssh' : protocols.get(url.slice(0, mark))
  if (protocol === undefined) return null
  const start = mark === -1 ? 0 : mark + 3
  const separator = mark === -1 ? ':' : '/'
  const rest = url.slice(start)
  const length = rest.indexOf(separator, afterLiteral(rest))
  if (length === -1) return null
  const path = rest.slice(mark === -1 ? length + 1 : length)
  if (protocol === 'file') return local(path)
  const host = rest.slice(0, length)
  const target = path[1] === '~' ? path.slice(1) : path
  return protocol === 'ssh' ? overSsh(host, target) : overGit(host, target)
}

/** Returns the first offset where the host can end: the `]` of an address, which may follow an `@`; otherwise 0. */
function afterLiteral(text: string): number {
  const at = text.indexOf('@[')
  const start = at === -1 ? 0 : at + 1
  return text[start] === '[' ? Math.max(text.indexOf(']', start + 1), 0) : 0
}

function local(path: string): Target {
  const nobody = { user: null, password: null, host: null, port: null }
  return { scheme: 'file', ...nobody, target: toWellFormed(path) }
}

function overSsh(text: string, target: string): Target | null {
  const { name, port } = divideHost(text)
  // If the host is not in brackets, its first colon can also start a port.
  const [, before = name, digits] =
    port === null ? (/^([^:]*):([\t-\r ]*[+-]?\d+)$/.exec(name) ?? []) : []
  const number = digits === undefined ? null : portOf(digits)
  const whole = number === null ? name : before
  const at = whole.lastIndexOf('@')
  const host = whole.slice(at + 1)
  if (whole.startsWith('-') || host.startsWith('-') || target.startsWith('-')) return null
  return {
    scheme: 'ssh',
    user: at === -1 ? null : toWellFormed(whole.slice(0, at)),
    password: null,
    host: shown(host),
    port: port ?? number ?? 22,
    target: toWellFormed(target),
  }
}

function overGit(text: string, target: string): Target | null {
  const { name, port } = divideHost(text)
  if (name.startsWith('-')) return null
  const nobody = { user: null, password: null }
  return {
    scheme: 'git',
    ...nobody,
    host: shown(name),
    port: port ?? 9418,
    target: toWellFormed(target),
  }
}

/**
 * Divides host and port. Removes brackets, and the text after them except for a port. Without brackets, the first colon
 * starts the port.
 */
function divideHost(text: string): { name: string; port: number | null } {
  const at = text.indexOf('@[')
  const start = at === -1 ? 0 : at + 1
  const end = text[start] === '[' ? text.indexOf(']', start + 1) : -1
  const inside = end === -1 ? null : text.slice(0, start) + text.slice(start + 1, end)
  const after = text.slice(end + 1)
  const colon = after.indexOf(':')
  const digits = colon === -1 ? '' : after.slice(colon + 1)
  const port = portOf(digits)
  const isDivided = colon !== -1 && (port !== null || digits === '')
  return { name: inside ?? (isDivided ? after.slice(0, colon) : after), port }
}

function portOf(text: string): number | null {
  if (!/^[\t-\r ]*[+-]?\d+$/.test(text)) return null
  const number = Number(text)
  return number >= 0 && number < 65536 ? number : null
}

function shown(host: string): string {
  const text = toWellFormed(host)
  return text.includes(':') ? `[${text}]` : text
}

/** Decodes escapes, except `%00`. */
function decoded(text: string): string {
  const parts = text.split(/(%00)/)
  return parts.map(part => (part === '%00' ? part : decodePercent(part))).join('')
}
