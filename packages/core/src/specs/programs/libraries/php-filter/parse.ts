import { readPhp } from '../php/parse.ts'
import { ipv6Host } from '../../shared/addresses.ts'
import type { Target } from '../../shared/target.ts'

/** What the sanitizing filter leaves: a URL with anything else is refused. */
const characters = /^[\x21-\x7e]*$/
const userinfoForm = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:]|%[0-9][0-9A-Fa-f])*$/
const labelForm = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/
const hostless = new Set(['mailto', 'news', 'file'])

/** What `parse_url` reads of a URL that `filter_var` with FILTER_VALIDATE_URL lets through. */
export function readPhpFilter(url: string): Target | null {
  if (!characters.test(url)) return null
  const target = readPhp(url)
  const scheme = /^[^:]*/.exec(url)?.[0] ?? ''
  if (target === null || target.scheme === null) return null
  const { user, password, host } = target
  if (!userinfoForm.test(user ?? '') || !userinfoForm.test(password ?? '')) return null
  // The schemes that may have no host are compared as they are written.
  if (host === null && !hostless.has(scheme)) return null
  return /^https?$/.test(target.scheme) && !isHost(host ?? '') ? null : target
}

function isHost(host: string): boolean {
  if (host.startsWith('[') && host.endsWith(']') && ipv6Host(host.slice(1, -1)) !== null)
    return true
  // Before the dot at the end of a name may be a hyphen.
  const name = host.replace(/-{0,62}\.$/, '')
  return host.length <= 254 && name.split('.').every(label => labelForm.test(label))
}
