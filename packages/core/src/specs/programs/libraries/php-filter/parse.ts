import { readPhp } from '../php/parse.ts'
import { ipv6Host } from '../../shared/addresses.ts'
import type { Target } from '../../shared/target.ts'

/** Characters that the sanitizing filter keeps. A URL with any other character is rejected. */
const characters = /^[\x21-\x7e]*$/
const userinfoForm = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:]|%[0-9][0-9A-Fa-f])*$/
const labelForm = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/
const hostless = new Set(['mailto', 'news', 'file'])

/** Reads a URL as `parse_url` does, if `filter_var` with FILTER_VALIDATE_URL accepts it. */
export function readPhpFilter(url: string): Target | null {
  if (!characters.test(url)) return null
  const target = readPhp(url)
  const scheme = /^[^:]*/.exec(url)?.[0] ?? ''
  if (target === null || target.scheme === null) return null
  const { user, password, host } = target
  if (!userinfoForm.test(user ?? '') || !userinfoForm.test(password ?? '')) return null
  // PHP compares the schemes that need no host as written, so letter case matters.
  if (host === null && !hostless.has(scheme)) return null
  return /^https?$/.test(target.scheme) && !isHost(host ?? '') ? null : target
}

function isHost(host: string): boolean {
  if (host.startsWith('[') && host.endsWith(']') && ipv6Host(host.slice(1, -1)) !== null)
    return true
  // Hyphens are allowed before a trailing dot.
  const name = host.replace(/-{0,62}\.$/, '')
  return host.length <= 254 && name.split('.').every(label => labelForm.test(label))
}
